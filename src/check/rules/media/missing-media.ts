import type { Finding } from '../../../yaml/finding.ts';
import { findingIn } from '../../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../../rule.ts';
import { nearest } from '../../../text/nearest.ts';
import { didYouMean } from '../../words.ts';
import { namedMedia, type NamedMedium } from './media-files.ts';

/** Missing files in data/media; names are case-sensitive, as URLs are. */
export const rule: Rule = { names: ['media/missing'], check };

function check(input: RuleInput): Finding[] {
  const files = input.media.map(({ file }) => file);
  const known = new Set(files);
  return namedMedia(input)
    .filter(({ file }) => !known.has(file))
    .map((medium) => explainMissing(medium, files));
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
