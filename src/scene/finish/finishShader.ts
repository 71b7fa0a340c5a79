/** The last look at the picture: depth of field, grade, saturation, vignette, grain, tone and colour. */
export const finishVertex = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0., 1.);
}`;

export const finishFragment = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uPicture, uDepth;
uniform vec2 uSize, uNearFar, uVignetteCenter;
uniform vec3 uGrade;
uniform float uFocus, uRange, uMaxBlur, uVignette, uSaturation;

const int TAPS = 22;
const float GOLDEN = 2.39996;

float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }

float distanceAt(vec2 uv) {
  float depth = texture2D(uDepth, uv).x;
  return uNearFar.x * uNearFar.y / (uNearFar.y - depth * (uNearFar.y - uNearFar.x));
}

float blurAt(float distance) {
  float off = distance - uFocus;
  float beyond = sign(off) * max(0., abs(off) - uRange * .35);
  return abs(clamp(beyond / uRange * (beyond > 0. ? .55 : .9), -1., 1.)) * uMaxBlur;
}

/** Taps behind the pixel never bleed over it: a sharp piece keeps its edge. */
vec3 focused() {
  vec3 sum = texture2D(uPicture, vUv).rgb;
  float weight = 1., here = distanceAt(vUv), blurHere = blurAt(here);
  float spin = hash(gl_FragCoord.xy);
  for (int i = 0; i < TAPS; i++) {
    float step = float(i) + .5, reach = sqrt(step / float(TAPS)), angle = step * GOLDEN + spin;
    vec2 uv = vUv + vec2(cos(angle), sin(angle)) * reach * uMaxBlur / uSize;
    float there = distanceAt(uv), blurThere = blurAt(there);
    float radius = there > here - .3 ? min(blurThere, blurHere) : blurThere;
    float share = smoothstep(reach * uMaxBlur - 1., reach * uMaxBlur + 1., radius);
    sum += min(texture2D(uPicture, uv).rgb, vec3(6.)) * share;
    weight += share;
  }
  return sum / weight;
}

void main() {
  vec3 color = uMaxBlur > 0. ? focused() : texture2D(uPicture, vUv).rgb;
  color *= uGrade;
  color = mix(vec3(dot(color, vec3(.2126, .7152, .0722))), color, uSaturation);
  vec2 off = (vUv - uVignetteCenter) * vec2(1., .92);
  color *= 1. - uVignette * smoothstep(.18, .78, dot(off, off) * 2.1);
  color *= 1. + (hash(gl_FragCoord.yx) - .5) * .035;
  gl_FragColor = vec4(color, 1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
