import { slugify } from '../../check/file-names.ts';
import { inspectBytes, isCutOff } from '../../catalogue/media/inspect-bytes.ts';
import type { MediaFile } from '../../catalogue/media/media-file.ts';
import { photoSource, photoStem, widthsOf } from '../../catalogue/media/photos.ts';
import { maxBytes } from '../../check/rules/media/support/media-content.ts';
import { movedPhotos, placedPhotos, type Proposal, type ProposedPhoto } from '../proposal/proposal.ts';

/** Longest sides in pixels: of a proposed photo, whose largest version on the site has 1920, and in the preview. */
const maxSide = 2560;
const previewSide = 1280;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Names that cameras and messengers give. */
const cameraName = /^(?:img|dsc[fn]?|pxl|image|whatsapp-image|screenshot)?(?:-?\d+|-at)*$/;

/**
 * Reads a dropped or selected file: upright, at most 2560 pixels, as JPEG or WebP. A file that the browser cannot decode
 * stays as it is, and the check explains it. The name is slugified, with the extension of the real type; if it is among
 * `taken`, it gets a number. It is then taken, too, also for a photo that is being read meanwhile.
 */
export async function readPhoto(file: File, taken: Set<string>): Promise<Omit<ProposedPhoto, 'owner'>> {
  const { blob, picture } = await convert(file).catch(() => ({ blob: file, picture: undefined }));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // The hash makes URLs on the built site unique. Here the name does.
  const read = inspectBytes(file.name, bytes, () => '', seeSvg);
  const ending = endings[read.content?.type ?? ''] ?? (/\.([^.]+)$/.exec(file.name)?.[1] ?? '').toLowerCase();
  const slug = slugify(file.name.replace(/\.[^.]*$/, ''));
  const stem = cameraName.test(slug) ? 'photo' : slug;
  const named = (end: string) => `${stem}${end}${ending && `.${ending}`}`;
  let name = named('');
  for (let number = 2; taken.has(name); number++) name = named(`-${number}`);
  taken.add(name);
  return { name, blob, medium: { ...read, file: name }, picture };
}

/** A drawing is refused among photos, whatever is in it, so its reader (saxes, 30 kB) stays out of the editor. */
const seeSvg = (_file: string, bytes: Uint8Array) =>
  /<(?:\w+:)?svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? { size: undefined } : undefined;

/**
 * Whether a JPEG or WebP may say where and by whom it was taken, in whatever form: Exif, XMP, IPTC, a comment, another
 * picture behind it. Of a JPEG's segments JFIF, colour profiles and Adobe's colours are none (ISO/IEC 10918-1, B.1.1.3).
 */
export function hasMetadata(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (bytes[0] !== 0xff) return /EXIF|XMP /.test(text);
  let at = 2;
  for (let marker = bytes[3] ?? 0; marker !== 0xda && at < bytes.length; marker = bytes[at + 1] ?? 0xda) {
    const isComment = marker === 0xfe || (marker > 0xe0 && marker < 0xf0 && marker !== 0xee);
    if (isComment && !text.startsWith('ICC_PROFILE\0', at + 4)) return true;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  // Phones put a film or a second picture behind the end.
  return (
    text.trimEnd().lastIndexOf('\u00ff\u00d9') < text.trimEnd().length - 64 || /Exif\0\0|ns\.adobe\.com\/xap/.test(text)
  );
}

/** Throws if the browser cannot decode the file. Re-encoding also removes the place where the photo was taken. */
async function convert(file: File): Promise<{ blob: Blob; picture: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isCutOff(bytes)) throw new Error('cut off');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const picture = draw(bitmap, previewSide).toDataURL('image/jpeg', 0.85);
  const isSmall = Math.max(bitmap.width, bitmap.height) <= maxSide;
  const mayStay =
    isSmall && file.size <= maxBytes.picture && /^image\/(?:jpeg|webp)$/.test(file.type) && !hasMetadata(bytes);
  const type = /^image\/(?:png|webp|gif)$/.test(file.type) ? 'image/webp' : 'image/jpeg';
  let blob: Blob | null = mayStay ? file : null;
  // Most photos fit with the first quality.
  for (const quality of [0.9, 0.8, 0.7]) {
    if (blob && blob.size <= maxBytes.picture) break;
    blob = await new Promise((resolve) => draw(bitmap, maxSide).toBlob(resolve, type, quality));
  }
  bitmap.close();
  if (!blob) throw new Error('not encoded');
  return { blob, picture };
}

/** A picture as PNG, which only a photo with this name needs. */
export async function asPng(picture: Blob): Promise<Blob> {
  const canvas = draw(await createImageBitmap(picture), maxSide);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? picture)));
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** URLs of photos that are not published under their name, by the start of their site URLs. */
export type LocalPhotos = ReadonlyMap<string, string>;

export function picturesOf(proposal: Proposal, published: readonly MediaFile[]): LocalPhotos {
  const moved = movedPhotos(proposal, published);
  const renamed = published.flatMap((medium): [string, string][] => {
    const file = moved.get(medium.file);
    return file === undefined ? [] : [[photoStem({ ...medium, file }), publishedPicture(medium, 640)]];
  });
  const added = placedPhotos(proposal).flatMap(({ file, medium, picture }): [string, string][] =>
    picture === undefined ? [] : [[photoStem({ ...medium, file }), picture]],
  );
  return new Map([...renamed, ...added]);
}

/** A published photo with at least this width, if it is so wide. */
export function publishedPicture(medium: MediaFile, width: number): string {
  const widths = widthsOf(medium.width);
  return photoSource(photoStem(medium), widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? 0, 'jpg');
}
