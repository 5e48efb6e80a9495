// A disc with an edge one pixel soft, in the square of its point.
uniform float radius;
uniform vec4 dot_colour;
flat in vec2 centre;
out vec4 colour;

void main() {
    float inside = clamp(radius + 0.5 - distance(gl_FragCoord.xy, centre), 0.0, 1.0);
    colour = vec4(dot_colour.rgb, dot_colour.a * inside);
}
