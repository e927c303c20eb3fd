import type { MediaContent, MediaFile, MediaType } from '../../../../catalogue/media/media-file.ts';
import type { Finding } from '../../../../yaml/finding.ts';
import { isPhoto } from '../../../../catalogue/media/entry-photos.ts';
import { widthsOf } from '../../../../catalogue/media/photos.ts';
import { aboutFile } from '../../../place-files.ts';
import { isInPhotoFolder } from './photo-folders.ts';

const typeNames: Record<MediaType, string> = {
  svg: 'an SVG drawing',
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  avif: 'an AVIF picture',
  heic: 'a HEIC picture from a phone',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  pdf: 'a PDF',
  mp4: 'a video',
  html: 'a web page',
  zip: 'an archive or a word processor document',
};

/** The supported types and their file extensions, the usual one first. */
const endings: Partial<Record<MediaType, readonly string[]>> = {
  svg: ['svg'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
};

/** The first problem of a file: type, truncation, active content or size. */
export function checkContent(medium: MediaFile, content: MediaContent): Finding[] {
  const { file } = medium;
  const report = (rule: string, message: string, fix: string) => [aboutFile(`media/${file}`, rule, message, fix)];
  if (content.bytes === 0) return report('media/empty', 'The file is empty: it has 0 bytes.', 'copy it here again');
  const { type } = content;
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const fitting = type && endings[type];
  if (!type || !fitting) {
    const isPdf = ending === 'pdf';
    const message = `${isPdf ? 'This is not a PDF' : 'The site cannot show this file'}: it holds ${type ? typeNames[type] : 'something else'}.`;
    return report('media/type', message, isPdf ? 'open it in its program and export it as PDF' : waysOut(type));
  }
  if (isInPhotoFolder(file) && !isPhoto(medium)) {
    const message = `A photo is a JPEG, PNG or WebP; this file holds ${typeNames[type]}.`;
    return report('media/type', message, 'save it as JPEG, or delete it: machines are drawn without it');
  }
  if (!fitting.includes(ending)) {
    const wanted = `${file.replace(/\.[^./]*$/, '')}.${fitting[0] ?? ''}`;
    const message = ending
      ? `The name ends in .${ending}, but the file holds ${typeNames[type]}.`
      : `The file holds ${typeNames[type]}, but its name has no ending.`;
    const rename = `rename it to media/${wanted}, also in the entry that names it`;
    const fix = ending === 'pdf' ? 'export it as PDF' : ending ? `${rename}; or save it as ${ending}` : rename;
    return report('media/type', message, fix);
  }
  if (content.broken) {
    const { what, fix, ...place } = content.broken;
    return report('media/damaged', `Browsers do not show the drawing: ${what}.`, fix).map((finding) => ({
      ...finding,
      ...place,
    }));
  }
  if (content.active) {
    const { what, ...place } = content.active;
    const message = `The drawing holds ${what}, which a picture cannot have.`;
    const fix = 'take it out, or export the drawing again as a plain SVG';
    return report('media/active', message, fix).map((finding) => ({ ...finding, ...place }));
  }
  if (content.isEncrypted) {
    const message = 'The PDF is encrypted: visitors may be asked for a password.';
    return report('media/damaged', message, 'export it without a password');
  }
  if (type !== 'pdf' && !content.hasSize) {
    if (type === 'svg') {
      const message = 'The drawing has no size in pixels, so browsers would show it in any.';
      return report('media/damaged', message, 'give its <svg> a viewBox, or a width and a height');
    }
    const message = `The file starts like ${typeNames[type]}, but its size in pixels cannot be read: it is damaged or cut off.`;
    return report('media/damaged', message, 'copy it here again');
  }
  if (content.isCutOff) {
    const message = `The file starts like ${typeNames[type]}, but its end is missing: it was not copied completely.`;
    return report('media/damaged', message, 'copy it here again');
  }
  return checkSize(medium, content);
}

/** How to convert a file to a supported type. */
function waysOut(type: MediaType | undefined): string {
  if (type === 'mp4') {
    return 'delete it; upload the video to YouTube, and write its id below `videos:` in the gallery of a fair';
  }
  if (type !== 'heic') return 'open it in its program and save it as JPEG, PNG, WebP or SVG';
  return (
    'make a JPEG of it: on a Mac open it in Preview and choose File, Export, JPEG; on Windows open it in Photos and choose ' +
    'Save as, JPEG; an iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible'
  );
}

/**
 * Minimum photo width in pixels: a machine's picture is shown 300 CSS pixels wide at a device pixel ratio of 3, and
 * larger in the lightbox.
 */
const minWidth = 900;
/** Maximum longer side in pixels: no screen shows more, and phones run out of memory. */
const maxPixels = 4000;
/** Maximum height in pixels of a WebP file (RFC 9649, section 2.7). AVIF allows one more. */
const maxHeight = 16_383;
/** Maximum bytes of a picture (two seconds on a slow mobile connection), of a drawing, and of a PDF sent by e-mail. */
export const maxBytes = { picture: 1_000_000, svg: 200_000, pdf: 10_000_000 };
/** Bits per pixel. With fewer, a photo has no detail: JPEG at its worst setting still needs 0.15. */
const minBits = 0.15;

/** Warnings, since the site can show the file anyway, except a picture too tall to be converted. */
function checkSize(medium: MediaFile, { type, bytes }: MediaContent): Finding[] {
  const { file, width, height } = medium;
  const warn = (rule: string, message: string, fix: string) => [
    aboutFile(`media/${file}`, rule, message, fix, 'warning'),
  ];
  const widest = widthsOf(width).at(-1) ?? width;
  if (isPhoto(medium) && (height * widest) / width > maxHeight) {
    const message = `The picture has ${width}×${height} pixels: it is too tall to be converted.`;
    return [aboutFile(`media/${file}`, 'media/many-pixels', message, 'cut out the part that visitors need to see')];
  }
  const most = type === 'pdf' ? maxBytes.pdf : type === 'svg' ? maxBytes.svg : maxBytes.picture;
  if (bytes > most) {
    const why = isPhoto(medium)
      ? `the site makes smaller pictures from it and does not need more than ${inKilobytes(most)}`
      : `visitors on a phone wait a long time for more than ${inKilobytes(most)}`;
    const message = `The file is ${inKilobytes(bytes)}; ${why}.`;
    const fix =
      type === 'svg' || type === 'pdf'
        ? 'export it again for the web'
        : 'save it smaller, as JPEG or WebP of quality 80';
    return warn('media/large', message, fix);
  }
  if (type === 'pdf' || type === 'svg') return [];
  const longer = Math.max(width, height);
  if (isPhoto(medium) && width < minWidth) {
    const message = `The picture has ${width}×${height} pixels and would look blurred: it should be ${minWidth} or more wide.`;
    return warn('media/few-pixels', message, 'use the original picture from the camera or the drawing program');
  }
  if (longer > maxPixels) {
    const message = `The picture has ${width}×${height} pixels; no screen shows more than ${maxPixels}.`;
    return warn('media/many-pixels', message, 'save it with 2000 pixels on its longer side');
  }
  const isLossy = type === 'jpeg' || type === 'webp';
  if (isLossy && longer > 100 && (bytes * 8) / (width * height) < minBits) {
    const message = `The picture has ${width}×${height} pixels in only ${inKilobytes(bytes)}: hardly any detail is left.`;
    return warn('media/few-bytes', message, 'save it again from the original, with quality 80');
  }
  return [];
}

function inKilobytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
