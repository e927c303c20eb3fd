import type { Finding } from '../../../../finding.ts';
import { isPhoto } from '../../../../media/photos.ts';
import type { MediaContent, MediaFile } from '../../../../media/pictures.ts';
import { aboutFile } from '../../../place-files.ts';

/**
 * Smallest width of a photo in pixels: a machine's picture is shown 300 wide on screens of three pixels a CSS pixel,
 * and larger on a click; one of a gallery fills the page.
 */
const leastWidth = 900;
/** Largest longer side: no screen shows more, and phones run out of memory. */
const mostPixels = 4000;
/** Most bytes of a picture (two seconds of a slow mobile line), of a drawing, and of a PDF sent by e-mail. */
const mostBytes = { picture: 1_000_000, svg: 200_000, pdf: 10_000_000 };
/** Fewer bits a pixel leave no detail in a photo: JPEG at its worst setting still needs 0.15. */
const leastBits = 0.15;

/** Pixels and bytes that are too few or too many: a warning, since the site shows the file all the same. */
export function checkSize(medium: MediaFile, { type, bytes }: MediaContent): Finding[] {
  const { file, width, height } = medium;
  const warn = (rule: string, message: string, fix: string) => [
    aboutFile(`media/${file}`, rule, message, fix, 'warning'),
  ];
  const most = type === 'pdf' ? mostBytes.pdf : type === 'svg' ? mostBytes.svg : mostBytes.picture;
  if (bytes > most) {
    const why = isPhoto(medium)
      ? `the site makes smaller ones of it, and needs no more than ${inKilobytes(most)} for that`
      : `visitors with a phone wait long for more than ${inKilobytes(most)}`;
    const message = `The file has ${inKilobytes(bytes)}; ${why}.`;
    const fix =
      type === 'svg' || type === 'pdf'
        ? 'export it again for the web'
        : 'save it smaller, as JPEG or WebP of quality 80';
    return warn('media/large', message, fix);
  }
  if (type === 'pdf' || type === 'svg') return [];
  const longer = Math.max(width, height);
  if (isPhoto(medium) && width < leastWidth) {
    const message = `The picture has ${width}×${height} pixels and would look blurred: it should be ${leastWidth} or more wide.`;
    return warn('media/few-pixels', message, 'use the original picture of the camera or the drawing program');
  }
  if (longer > mostPixels) {
    const message = `The picture has ${width}×${height} pixels; no screen shows more than ${mostPixels}.`;
    return warn('media/many-pixels', message, 'save it with 2000 pixels on its longer side');
  }
  const isLossy = type === 'jpeg' || type === 'webp';
  if (isLossy && longer > 100 && (bytes * 8) / (width * height) < leastBits) {
    const message = `The picture has ${width}×${height} pixels in only ${inKilobytes(bytes)}: hardly any detail is left.`;
    return warn('media/few-bytes', message, 'save it again from the original, with quality 80');
  }
  return [];
}

function inKilobytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
