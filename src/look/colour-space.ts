/** Colour conversions. Colours are written `#rrggbb`, in sRGB. */

export type Channels = readonly [number, number, number];

export function channels(hex: string): Channels {
  const at = (index: number): number => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Linear red, green and blue, 0 to 1 (IEC 61966-2-1). */
export function linearChannels(hex: string): Channels {
  const [red, green, blue] = channels(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** OKLab (Björn Ottosson 2020): lightness 0 to 1, green–red, blue–yellow; equal steps look equally large. */
export type Lab = Channels;

export function toLab(hex: string): Lab {
  const [red, green, blue] = linearChannels(hex);
  const l = Math.cbrt(0.412_221_4708 * red + 0.536_332_5363 * green + 0.051_445_9929 * blue);
  const m = Math.cbrt(0.211_903_4982 * red + 0.680_699_5451 * green + 0.107_396_9566 * blue);
  const s = Math.cbrt(0.088_302_4619 * red + 0.281_718_8376 * green + 0.629_978_7005 * blue);
  return [
    0.210_454_2553 * l + 0.793_617_785 * m - 0.004_072_0468 * s,
    1.977_998_4951 * l - 2.428_592_205 * m + 0.450_593_7099 * s,
    0.025_904_0371 * l + 0.782_771_7662 * m - 0.808_675_766 * s,
  ];
}

function linearOf([lightness, a, b]: Lab): Channels {
  const l = (lightness + 0.396_337_7774 * a + 0.215_803_7573 * b) ** 3;
  const m = (lightness - 0.105_561_3458 * a - 0.063_854_1728 * b) ** 3;
  const s = (lightness - 0.089_484_1775 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_6621 * l - 3.307_711_5913 * m + 0.230_969_9292 * s,
    -1.268_438_0046 * l + 2.609_757_4011 * m - 0.341_319_3965 * s,
    -0.004_196_0863 * l - 0.703_418_6147 * m + 1.707_614_701 * s,
  ];
}

/** Tolerance for byte rounding, so that it does not reduce chroma. */
const slack = 0.002;

/** Converts to sRGB. Colours outside the gamut keep lightness and hue and lose chroma. */
export function fromLab([lightness, a, b]: Lab): string {
  const level = Math.min(1, Math.max(0, lightness));
  const isShown = (share: number): boolean =>
    linearOf([level, a * share, b * share]).every((value) => value >= -slack && value <= 1 + slack);
  let share = 1;
  if (!isShown(1)) {
    share = 0;
    for (let step = 0.5; step > 0.001; step /= 2) if (isShown(share + step)) share += step;
  }
  const bytes = linearOf([level, a * share, b * share]).map((value) => {
    const light = Math.min(1, Math.max(0, value));
    return Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Changes the lightness as little as possible until `isEnough`; undefined if no lightness is. */
export function nearestLightness(hex: string, isEnough: (colour: string) => boolean): string | undefined {
  if (isEnough(hex)) return hex;
  const [lightness, a, b] = toLab(hex);
  for (let step = 0.005; step < 1; step += 0.005)
    for (const level of [lightness - step, lightness + step]) {
      const colour = fromLab([level, a, b]);
      if (level >= 0 && level <= 1 && isEnough(colour)) return colour;
    }
  return undefined;
}
