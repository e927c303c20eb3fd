/** A rendering's light with what else is known of each pixel's first thing. */
export interface LitPicture {
  width: number;
  height: number;
  light: Float64Array;
  colour: Float64Array;
  normal: Float64Array;
  distance: Float64Array;
}

/** Steps between the pixels that are compared, pass by pass (the à-trous way: each pass reaches further). */
const passes = [1, 2, 4] as const;

/**
 * Takes the grain out of a picture: pixels are mixed with those near them that show the same thing from the same side
 * in a like light, so that edges, colours and shadows stay.
 */
export function smoothPicture(picture: LitPicture): Float64Array {
  const clean = withoutSpecks(picture);
  return passes.reduce((light, step, pass) => mixed({ ...picture, light }, step, 0.3 / 2 ** pass), clean);
}

/** No pixel is brighter than the second brightest around it: what is, was one ray's luck. */
function withoutSpecks({ width, height, light }: LitPicture): Float64Array {
  const result = Float64Array.from(light);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      for (let i = 0; i < 3; i += 1) {
        let [most, second] = [0, 0];
        for (let step = 0; step < 9; step += 1) {
          if (step === 4) continue;
          const there = (y - 1 + Math.floor(step / 3)) * width + x - 1 + (step % 3);
          const value = light[there * 3 + i] as number;
          if (value > most) [most, second] = [value, most];
          else if (value > second) second = value;
        }
        const here = (y * width + x) * 3 + i;
        result[here] = Math.min(light[here] as number, second);
      }
    }
  }
  return result;
}

function mixed(
  { width, height, light, colour, normal, distance }: LitPicture,
  step: number,
  spread: number,
): Float64Array {
  const result = new Float64Array(light.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      let [sum, r, g, b] = [0, 0, 0, 0];
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          const [nx, ny] = [x + dx * step, y + dy * step];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const there = ny * width + nx;
          let [apart, turn, hue] = [0, 0, 0];
          for (let i = 0; i < 3; i += 1) {
            const [a, c] = [here * 3 + i, there * 3 + i];
            apart += (Math.sqrt(light[a] as number) - Math.sqrt(light[c] as number)) ** 2;
            turn += ((normal[a] as number) - (normal[c] as number)) ** 2;
            hue += ((colour[a] as number) - (colour[c] as number)) ** 2;
          }
          const depth = Math.abs((distance[here] as number) - (distance[there] as number)) / (0.02 * step);
          const weight =
            Math.exp(-apart / (spread * spread) - turn / 0.02 - hue / 0.004 - depth) / (1 + (dx * dx + dy * dy) * 0.5);
          sum += weight;
          r += weight * (light[there * 3] as number);
          g += weight * (light[there * 3 + 1] as number);
          b += weight * (light[there * 3 + 2] as number);
        }
      }
      result[here * 3] = r / sum;
      result[here * 3 + 1] = g / sum;
      result[here * 3 + 2] = b / sum;
    }
  }
  return result;
}
