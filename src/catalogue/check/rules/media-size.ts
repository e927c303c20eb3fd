import type { Finding } from '../../finding.ts';
import type { MediaContent, MediaFile } from '../../pictures.ts';
import { aboutFile } from '../place-files.ts';

/** Smallest longer side in pixels, by folder: a machine's picture is shown 300 wide, one of a gallery fills the page (the specification, section 9). */
const leastPixels: Record<string, number> = { equipment: 300, fairs: 960 };
/** Largest longer side: no screen shows more, and phones run out of memory. */
const mostPixels = 4000;
/** Most bytes of a picture (two seconds of a slow mobile line), of a drawing, and of a PDF sent by e-mail. */
const mostBytes = { picture: 1_000_000, svg: 200_000, pdf: 10_000_000 };
/** Fewer bits a pixel leave no detail in a photo: JPEG at its worst setting still needs 0.15. */
const leastBits = 0.15;

/** Pixels and bytes that are too few or too many: a warning, since the site shows the file all the same. */
export function checkSize({ file, width, height }: MediaFile, { type, bytes }: MediaContent): Finding[] {
  const warn = (rule: string, message: string, fix: string) => [
    aboutFile(`media/${file}`, rule, message, fix, 'warning'),
  ];
  const most = type === 'pdf' ? mostBytes.pdf : type === 'svg' ? mostBytes.svg : mostBytes.picture;
  if (bytes > most) {
    const message = `The file has ${inKilobytes(bytes)}; visitors with a phone wait long for more than ${inKilobytes(most)}.`;
    const fix =
      type === 'svg' || type === 'pdf'
        ? 'export it again for the web'
        : 'save it smaller, as JPEG or WebP of quality 80';
    return warn('media/large', message, fix);
  }
  if (type === 'pdf' || type === 'svg') return [];
  const longer = Math.max(width, height);
  const least = leastPixels[file.split('/')[0] ?? ''] ?? 0;
  if (longer < least) {
    const message = `The picture has ${width}×${height} pixels and would look blurred: its longer side needs ${least} or more.`;
    return warn('media/few-pixels', message, 'use the original picture of the camera or the drawing program');
  }
  if (longer > mostPixels) {
    const message = `The picture has ${width}×${height} pixels; no screen shows more than ${mostPixels}.`;
    return warn('media/many-pixels', message, 'save it with 2000 pixels on its longer side');
  }
  const isPhoto = type === 'jpeg' || type === 'webp';
  if (isPhoto && longer > 100 && (bytes * 8) / (width * height) < leastBits) {
    const message = `The picture has ${width}×${height} pixels in only ${inKilobytes(bytes)}: hardly any detail is left.`;
    return warn('media/few-bytes', message, 'save it again from the original, with quality 80');
  }
  return [];
}

function inKilobytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
