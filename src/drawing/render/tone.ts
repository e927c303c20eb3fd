/** From linear light to the bytes of a picture. */

/** Compresses highlights, so that they do not clip. */
export function soft(value: number): number {
  return value <= 0.7 ? value : 0.7 + (1 - Math.exp((0.7 - value) * 2.6)) * 0.3;
}

/** Lookup table from linear light (in 1/4096) to sRGB bytes. */
const bytes = Uint8Array.from({ length: 4097 }, (_, i) => {
  const value = i / 4096;
  return Math.round(255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** The sRGB byte of a linear value from 0 to 1. */
export function encode(value: number): number {
  return bytes[Math.round(value * 4096)] ?? 255;
}
