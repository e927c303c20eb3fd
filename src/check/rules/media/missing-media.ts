import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, textAt, valueAt } from '../../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../../rule.ts';
import { nearest } from '../../../text/nearest.ts';
import { didYouMean } from '../../words.ts';
import { namedMedia, type NamedMedium } from './media-files.ts';

/** Missing files in data/media; names are case-sensitive, as URLs are. Also photos of which a line says nothing. */
export const rule: Rule = { names: ['media/missing', 'media/wordless'], check };

function check(input: RuleInput): Finding[] {
  const files = input.media.map(({ file }) => file);
  const known = new Set(files);
  return namedMedia(input).flatMap((medium) =>
    known.has(medium.file) ? explainWordless(medium) : explainMissing(medium, files),
  );
}

/** A photo of the entry's own folder is shown without a line here, too, and described by the entry's name. */
function explainWordless({ entry, pointer }: NamedMedium): Finding[] {
  const [, item] = /^(\/photos\/\d+)\/file$/.exec(pointer) ?? [];
  if (item === undefined || textAt(entry, `${item}/caption`) !== undefined || valueAt(entry, `${item}/main`) === true)
    return [];
  return [
    findingIn(entry, pointer, {
      rule: 'media/wordless',
      message: 'Nothing is said of this photo: it has no `caption`, and is not the main one.',
      fix: 'write in `caption` what it shows, for people who cannot see it; or delete its line',
      severity: 'warning',
    }),
  ];
}

function explainMissing({ entry, pointer, file, folder }: NamedMedium, files: readonly string[]): Finding {
  const names = files.flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []));
  const written = file.slice(folder.length);
  const base = written.replace(/^.*[\\/]/, '');
  const near = names.includes(base) ? base : nearest(written, names);
  const suggestion = near === undefined ? files.find((name) => name.endsWith(`/${written}`)) : folder + near;
  const field = pointer.slice(pointer.lastIndexOf('/') + 1);
  const onlyCase = suggestion?.toLowerCase() === file.toLowerCase();
  return findingIn(entry, pointer, {
    rule: 'media/missing',
    message: `There is no file data/media/${file}${onlyCase ? ' (capital and small letters count)' : ''}${didYouMean(suggestion)}`,
    fix:
      near === undefined
        ? `put the file into data/media/${folder}, and write \`${field}: ${base}\`; or name one that is there`
        : { field, value: near, more: ', or put the file there' },
  });
}
