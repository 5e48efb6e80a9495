// What a pixel shows is looked up in two steps: which thing stands there, and what colour that has
// now. With SAMPLES 4, a pixel is made of two by two samples, so that things smaller than a pixel
// all have their share of it; the four stand in one texel, since in software every look-up counts.
uniform usampler2D things;  // the thing's number plus one (24 bits) and its brightness
uniform sampler2D colours;  // by number, row by row
uniform vec2 top_left;      // of the picture, in OpenGL's pixels
uniform vec4 ground;        // what things fade into where they are dim
out vec4 colour;

vec4 look_of(uint thing) {
    int number = max(int(thing >> 8u) - 1, 0);
    vec4 bright = texelFetch(colours, ivec2(number & 2047, number >> 11), 0);
    float there = thing == 0u ? 0.0 : bright.a;
    return there * vec4(mix(ground.rgb, bright.rgb, float(thing & 255u) / 255.0), 1.0);
}

void main() {
    uvec4 here = texelFetch(things, ivec2(gl_FragCoord.x - top_left.x, top_left.y - gl_FragCoord.y),
                            0);
#if SAMPLES == 4
    vec4 sum = look_of(here.r) + look_of(here.g) + look_of(here.b) + look_of(here.a);
    // A pixel half covered has its full colour: single things stay visible, and what is crowded
    // looks as the legend says.
    colour = sum / max(sum.a, 1.0) * min(1.0, 0.5 * sum.a);
#else
    colour = look_of(here.r);
#endif
}
