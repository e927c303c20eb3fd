import type { Finding } from '../../finding.ts';
import type { KindId } from '../../kinds.ts';
import type { MediaContent, MediaFile, MediaType } from '../../pictures.ts';
import { isForPeople, whyIgnored } from '../ignored-files.ts';
import { nearest } from '../nearest.ts';
import { aboutFile } from '../place-files.ts';
import type { Rule } from '../entry.ts';
import { didYouMean } from '../words.ts';
import { checkSize } from './media-size.ts';
import { namedMedia, sheetFiles } from './named-media.ts';

/** Files that the site itself uses, whatever the entries say: the icon of its tab. */
const ownFiles: readonly string[] = ['favicon.svg'];

const typeNames: Record<MediaType, string> = {
  svg: 'an SVG drawing',
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  avif: 'an AVIF picture',
  heic: 'a HEIC picture of a phone',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  pdf: 'a PDF',
  mp4: 'a video',
  html: 'a web page',
  zip: 'an archive or a document of a word processor',
};

/** The types that the site shows, with the endings that their names may have; the first one is the usual. */
const endings: Partial<Record<MediaType, readonly string[]>> = {
  svg: ['svg'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
};

/** Whose pictures stand in a folder: without any such entry, that is what is missing. */
const owners: Record<string, KindId> = {
  flags: 'office',
  equipment: 'equipment',
  fairs: 'fair',
  models: 'model',
  categories: 'category',
};

/** What is wrong with the files under data/media themselves. */
export const findFaultyMedia: Rule = (input) => {
  const named = new Set(namedMedia(input).map(({ file }) => file.toLowerCase()));
  const sheets = sheetFiles(input);
  const isUnsure = input.entries.some((entry) => entry.value === undefined);
  const kinds = new Set(input.entries.map(({ kind }) => kind));
  const files = input.media.map(({ file }) => file);
  const known = new Set(files);
  // A file that a misspelt name means is not unused.
  const meant = new Set([...named].filter((file) => !known.has(file)).map((file) => nearest(file, files)));
  const used = new Set([...named, ...sheets, ...ownFiles]);
  const seen = new Map<string, string>();
  return input.media.flatMap((medium): Finding[] => {
    const { file } = medium;
    if (isForPeople(file)) return [];
    const why = whyIgnored(file);
    if (why !== undefined) {
      return [aboutFile(`media/${file}`, 'file/ignored', `The file is ignored: ${why}.`, 'delete it', 'warning')];
    }
    const twin = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), twin ?? file);
    const clash = twin === undefined ? [] : [explainTwin(file, twin)];
    const faults = medium.content ? checkContent(medium, medium.content) : [];
    const owner = owners[file.split('/')[0] ?? ''];
    const mayBeUsed = isUnsure || (owner !== undefined && !kinds.has(owner));
    const unused =
      mayBeUsed || used.has(file.toLowerCase()) || meant.has(file) || twin !== undefined
        ? []
        : [explainUnused(file, sheets)];
    return [...clash, ...(faults.length > 0 ? faults : unused)];
  });
};

function explainTwin(file: string, twin: string): Finding {
  const message = `media/${file} and media/${twin} differ only in capital letters: on Windows and macOS they are one file.`;
  return aboutFile(`media/${file}`, 'file/same-id', message, 'delete one of the two, or give it another name');
}

function explainUnused(file: string, sheets: readonly string[]): Finding {
  const isSheet = file.startsWith('sheets/');
  const meant = isSheet ? nearest(file, sheets) : undefined;
  const message = isSheet
    ? `No model and no sheet has this name, so the PDF is not used${didYouMean(meant)}`
    : 'No entry names this file, so the site does not show it.';
  const fix = meant === undefined ? 'name it in an entry, or delete it' : `rename it to media/${meant}`;
  return aboutFile(`media/${file}`, 'media/unused', message, fix, 'warning');
}

/** The first fault of a file: its type, whether it is whole, what it does, how large it is. */
function checkContent(medium: MediaFile, content: MediaContent): Finding[] {
  const { file } = medium;
  const report = (rule: string, message: string, fix: string) => [aboutFile(`media/${file}`, rule, message, fix)];
  if (content.bytes === 0) return report('media/empty', 'The file is empty: it has 0 bytes.', 'copy it here again');
  const { type } = content;
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const fitting = type && endings[type];
  if (!type || !fitting) {
    const isPdf = ending === 'pdf';
    const message = `${isPdf ? 'This is no PDF' : 'The site cannot show this file'}: it holds ${type ? typeNames[type] : 'something else'}.`;
    const wanted = isPdf
      ? 'open it in its program and export it as PDF'
      : 'open it in its program and save it as JPEG, PNG, WebP or SVG';
    return report('media/type', message, wanted);
  }
  if (!fitting.includes(ending)) {
    const wanted = `${file.replace(/\.[^./]*$/, '')}.${fitting[0] ?? ''}`;
    const message = `The name ends in ${ending ? `.${ending}` : 'nothing'}, but the file holds ${typeNames[type]}.`;
    const fix =
      ending === 'pdf'
        ? 'export it as PDF'
        : `rename it to media/${wanted}, also in the entry that names it; or save it as ${ending}`;
    return report('media/type', message, fix);
  }
  if (content.active) {
    const { what, ...place } = content.active;
    const message = `The drawing holds ${what}, which a picture must not have.`;
    const [finding] = report('media/active', message, 'take it out, or export the drawing again as a plain SVG');
    return finding ? [{ ...finding, ...place }] : [];
  }
  if (type === 'pdf') return checkSize(medium, content);
  if (!content.hasSize) {
    const message = `The file starts like ${typeNames[type]}, but its size in pixels cannot be read: it is damaged or cut off.`;
    return report(
      'media/damaged',
      message,
      type === 'svg' ? 'give its <svg> a viewBox or a width and a height' : 'copy it here again',
    );
  }
  return checkSize(medium, content);
}
