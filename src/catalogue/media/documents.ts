/** The documents of a machine, and the sizes of files. */
import type { Sheet } from '#generated/entries.gen.ts';
import { formatNumber } from '../../text/language.ts';
import type { Catalogue, Member } from '../catalogue.ts';
import { mediaPath } from '../paths.ts';
import type { InternalLink, ShownDocument } from '../shown/parts.ts';
import { fill } from '../words.ts';

/** In data/media; the rule of missing media knows it by this name. */
export const documentsFolder = 'documents/';

type Documents = NonNullable<Sheet['documents']>;

/** A machine's documents, each with its file and its size, or with the enquiry that asks for it. */
export function documentsOf(catalogue: Catalogue, { kind, entry }: Member): ShownDocument[] {
  const listed: Documents = (kind !== 'category' && entry.documents) || [];
  const { words, media, site } = catalogue;
  const languages = new Intl.DisplayNames(site.language, { type: 'language' });
  return listed.map(({ kind: what, file, language, date }): ShownDocument => {
    const details = [
      ...(language === undefined ? [] : [languages.of(language) ?? language]),
      ...(date === undefined ? [] : [date.split('-').toReversed().join('-')]),
    ].join(', ');
    const label = words.machine[what];
    if (file === undefined)
      return { label, details, ask: askFor(catalogue, kind === 'category' ? '' : entry.name, label) };
    const bytes = media.find((medium) => medium.file === documentsFolder + file)?.content?.bytes;
    return {
      label,
      details,
      file: mediaPath(documentsFolder + file),
      ...(bytes === undefined ? {} : { size: showSize(bytes, catalogue) }),
    };
  });
}

function askFor({ words, pages }: Catalogue, name: string, document: string): InternalLink {
  const message = fill(words.machine.askFor, { document, name });
  return {
    to: pages.enquire.path,
    label: words.machine.onRequest,
    search: `?message=${encodeURIComponent(message)}`,
  };
}

/** In units of 1000 bytes, as file managers show them. */
export function showSize(bytes: number, { site, pages }: Catalogue): string {
  const { kilobytes, megabytes } = pages.downloads.words;
  if (bytes < 999_500) return fill(kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) });
  return fill(megabytes, { size: formatNumber(bytes / 1_000_000, site.language, { decimals: 1 }) });
}
