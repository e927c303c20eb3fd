import type { MediaContent, MediaFile, MediaType } from './pictures.ts';
import { lineText, makeSourceText, positionAt } from '../read/source-text.ts';
import { imageSize, isCutOff, headText, latin } from './image-bytes.ts';

/** What is assumed of a file whose size cannot be read. */
const unknownSize = { width: 300, height: 200 };

/**
 * A file under data/media as the site and the checks need it; `file` is relative to that folder. `hashOf` makes the
 * name of a photo's bytes: twelve hexadecimal digits of their SHA-256.
 */
export function inspectBytes(file: string, bytes: Uint8Array, hashOf: (bytes: Uint8Array) => string): MediaFile {
  const type = typeOf(bytes);
  const size = type === 'html' ? undefined : imageSize(bytes);
  const active = type === 'svg' ? findActive(file, new TextDecoder().decode(bytes)) : undefined;
  const content: MediaContent = {
    type,
    bytes: bytes.length,
    hasSize: size !== undefined,
    ...(active ? { active } : {}),
    ...(type && pixels.has(type) ? { hash: hashOf(bytes) } : {}),
    ...(isCutOff(bytes) ? { isCutOff: true } : {}),
  };
  return { file, ...(size ?? unknownSize), content };
}

/** Types that the build makes photos of. */
const pixels: ReadonlySet<MediaType> = new Set(['jpeg', 'png', 'webp']);

/** The first bytes of each type, at an offset: their specifications' signatures. */
const signatures: readonly (readonly [MediaType, number, string])[] = [
  ['png', 0, '\u0089PNG\r\n\u001a\n'],
  ['jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF8'],
  ['pdf', 0, '%PDF-'],
  ['avif', 4, 'ftypavif'],
  ['heic', 4, 'ftyphei'],
  ['heic', 4, 'ftypmif1'],
  ['mp4', 4, 'ftyp'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['bmp', 0, 'BM'],
  ['zip', 0, 'PK\u0003\u0004'],
];

/** The type of a file by its content. */
function typeOf(bytes: Uint8Array): MediaType | undefined {
  const head = latin(bytes, 0, 32);
  const found = signatures.find(([, offset, signature]) => head.startsWith(signature, offset));
  if (found) return found[0];
  const text = headText(bytes);
  if (
    /^\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?(<!--[^]*?-->\s*)*<svg[\s>]/i.test(text)
  ) {
    return 'svg';
  }
  return /^\ufeff?\s*<(!doctype html|html)/i.test(text) ? 'html' : undefined;
}

/**
 * What a drawing never needs and a visitor's browser would run or load. Links inside the file (`#id`) and data are
 * none.
 */
const active: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'a script'],
  [/<foreignObject\b/i, 'a piece of another page (foreignObject)'],
  [/\son[a-z]+\s*=/i, 'a script (an `on…` attribute)'],
  [/\b(?:xlink:)?href\s*=\s*["']?\s*javascript:/i, 'a script (a `javascript:` link)'],
  [/<(?:image|use|feImage)\b[^>]*?\bhref\s*=\s*["']\s*(?:https?:)?\/\//i, 'a picture from another address'],
  [/@import\b|url\(\s*["']?\s*(?:https?:)?\/\//i, 'a style or font from another address'],
  [/<!ENTITY\b/i, 'an entity, which can grow without end'],
];

function findActive(file: string, text: string): MediaContent['active'] {
  const found = active
    .map(([form, what]) => ({ match: form.exec(text), what }))
    .filter(({ match }) => match !== null)
    .toSorted((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
  if (!found?.match) return undefined;
  const source = makeSourceText(file, text);
  const start = found.match.index + (/^\s/.test(found.match[0]) ? 1 : 0);
  const { line, column } = positionAt(source, start);
  const shown = lineText(source, line);
  const endColumn = Math.min(column + found.match[0].trim().length, shown.length + 1);
  return { what: found.what, line, column, endColumn, text: shown };
}
