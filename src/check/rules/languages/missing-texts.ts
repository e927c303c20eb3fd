import { findingIn, textAt, type Entry } from '../../../catalogue/entry.ts';
import { kindOf } from '../../../catalogue/kinds.ts';
import { nameOf, partsOf, termsIn } from '../../../catalogue/overlays.ts';
import { shownTexts } from '../../../catalogue/texts.ts';
import { normalizeName } from '../../../text/names.ts';
import { asBlock, withDefaults } from '../../../yaml/block.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { namesIn } from '../../../yaml/index-events.ts';
import { languagesOf, type Rule, type RuleInput } from '../../rule.ts';
import { joinWords } from '../../words.ts';
import { namesOfRows } from './overlays.ts';

/** What is not translated yet: one finding for each language and kind. A language that is named twice. */
export const rule: Rule = { names: ['language/missing', 'language/twice'], looksAt: ['site'], checkEntry };

function checkEntry(site: Entry, input: RuleInput): Finding[] {
  const languages = languagesOf(input);
  return languages.flatMap(({ tag, pointer }, at) => {
    const isTwice = tag === input.reader.language || languages.findIndex((other) => other.tag === tag) < at;
    if (isTwice) {
      const message = `${tag} is a language of the site already.`;
      return findingIn(site, `${pointer}/tag`, { rule: 'language/twice', message, fix: 'delete it here' });
    }
    // Where nobody has read the words of a language, its texts are not there either: in the editor.
    return input.packOf(tag) === undefined ? [] : missingIn(site, tag, pointer, input);
  });
}

function missingIn(site: Entry, tag: string, pointer: string, input: RuleInput): Finding[] {
  const { entries, overlays } = input;
  const pack = input.packOf(tag);
  const own = new Map(overlays.filter(({ language }) => language === tag).map((entry) => [nameOf(entry), entry]));
  const lacks = (entry: Entry) => {
    const said = withDefaults(partsOf(own.get(nameOf(entry))).texts, pack?.[entry.kind]);
    const running = shownTexts(entry.kind, entry.value).filter(({ role }) => role === true);
    return running.some(({ pointer: at, text }) => {
      const field = asBlock(said)[namesIn(at)[0] ?? ''];
      // A sentence that is the same was copied, to be translated.
      return field === undefined || (/\s/.test(text) && textAt({ value: said }, at) === text);
    });
  };
  const report = (what: string, all: number, names: readonly string[], fix: string) => {
    if (names.length === 0) return [];
    const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
    const message = `${names.length} of ${all} ${what} are not, or not wholly, in ${tag}: ${joinWords(shown, 'and')}.`;
    return [findingIn(site, `${pointer}/tag`, { rule: 'language/missing', message, fix, severity: 'warning' })];
  };
  const byFolder = Map.groupBy(entries, ({ kind }) => kindOf(kind).folder);
  const rows = namesOfRows(input);
  const terms = termsIn(overlays, tag);
  const untold = rows.filter((name) => !terms.has(normalizeName(name)));
  return [
    ...[...byFolder].flatMap(([folder, of]) => {
      const names = of.filter(lacks).map(({ id }) => id);
      const where = folder === '' ? `${tag}/` : `${tag}/${folder}/`;
      return report(
        folder === '' ? 'files beside the folders' : folder,
        of.length,
        names,
        `write these in ${where}, one file for each`,
      );
    }),
    ...report('names of rows, tables and values', rows.length, untold, `write these in ${tag}/terms.yaml`),
  ];
}
