// The dots of the ground, one point each, without a vertex buffer: the number of the vertex gives
// column and row. Lengths are in pixels of the framebuffer, from its top left.
uniform vec2 framebuffer;
uniform vec2 first;
uniform float spacing;
uniform float radius;
uniform float columns;
flat out vec2 centre;

void main() {
    float row = floor((float(gl_VertexID) + 0.5) / columns);
    vec2 place = first + spacing * vec2(float(gl_VertexID) - row * columns, row);
    centre = vec2(place.x, framebuffer.y - place.y);
    gl_Position = vec4(centre / framebuffer * 2.0 - 1.0, 0.0, 1.0);
    gl_PointSize = 2.0 * radius + 2.0;
}
