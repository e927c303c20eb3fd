/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** CSS pixels of each unit (CSS Values 3, section 6); font sizes are those of a drawing without a page. */
const units: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '': 1,
    px: 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    pt: 96 / 72,
    pc: 16,
    em: 16,
    rem: 16,
    ex: 8,
    ch: 8,
  }),
);

const number = String.raw`[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?`;
const lengthForm = new RegExp(String.raw`^(${number})([a-z]*)$`, 'i');
const boxForm = new RegExp(
  String.raw`^${Array.from({ length: 4 }, () => `(${number})`).join(String.raw`(?:\s*,\s*|\s+)`)}$`,
  'i',
);

/**
 * The size of a drawing from its root's `width`, `height` and `viewBox`. A length that is missing or relative follows
 * from the other and the viewBox. Undefined if it has no size or none that shows anything.
 */
export function svgSize(attribute: (name: string) => string | undefined): ImageSize | undefined {
  const [width, height] = [lengthOf(attribute('width')), lengthOf(attribute('height'))];
  const box = boxForm
    .exec(attribute('viewBox')?.trim() ?? '')
    ?.slice(3)
    .map(Number);
  const [boxWidth = Number.NaN, boxHeight = Number.NaN] = box ?? [];
  if (boxWidth <= 0 || boxHeight <= 0) return undefined;
  const size = {
    width: width ?? (height === undefined ? boxWidth : (height * boxWidth) / boxHeight),
    height: height ?? (width === undefined ? boxHeight : (width * boxHeight) / boxWidth),
  };
  return size.width > 0 && size.height > 0 && Number.isFinite(size.width * size.height) ? size : undefined;
}

function lengthOf(written: string | undefined): number | undefined {
  const [, digits, unit = ''] = lengthForm.exec(written?.trim() ?? '') ?? [];
  const factor = units.get(unit.toLowerCase());
  return digits === undefined || factor === undefined ? undefined : Number(digits) * factor;
}
