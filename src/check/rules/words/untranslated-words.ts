import { defaults } from '#generated/defaults.gen.ts';
import { fileKinds, type FileKindId } from '../../../catalogue/kinds.ts';
import { isOptional, type Pack } from '../../../catalogue/entries.ts';
import { findingIn, type Entry } from '../../../catalogue/entry.ts';
import { isEnglish } from '../../../text/language.ts';
import { shownTexts } from '../../../catalogue/texts.ts';
import { asBlock, withDefaults } from '../../../yaml/block.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { entriesOf, languagesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Words of the program that stay English in a site of another language. */
export const rule: Rule = { names: ['text/untranslated'], looksAt: ['site'], checkEntry };

function checkEntry(site: Entry, input: RuleInput): Finding[] {
  const { pack, packOf, reader, overlays } = input;
  const ownFile = (kind: FileKindId) => entriesOf(input, kind)[0];
  return [
    ...explain(site, '/language', reader.language, countWords(input, pack, ownFile)),
    ...languagesOf(input).flatMap(({ tag, pointer }) => {
      const overlay = (id: FileKindId) => overlays.find(({ kind, language }) => kind === id && language === tag);
      return explain(site, `${pointer}/tag`, tag, countWords(input, packOf(tag), overlay));
    }),
  ];
}

/** The words of the program, and how many of them neither a file nor the pack says. */
function countWords(input: RuleInput, pack: Pack | undefined, fileOf: (kind: FileKindId) => Entry | undefined) {
  // The editor's are read by the maker's staff, who read its findings in English, too.
  const kinds = fileKinds.filter(
    ({ id }) => id !== 'page-editor' && (!isOptional.has(id) || entriesOf(input, id).length > 0),
  );
  const counts = kinds.map(({ id }) => {
    const said = withDefaults(asBlock(fileOf(id)?.value), pack?.[id]);
    const count = (value: unknown) => shownTexts(id, value).length;
    return { all: count(defaults[id]), missing: count(withDefaults(said, defaults[id])) - count(said) };
  });
  const [all = 0, missing = 0] = (['all', 'missing'] as const).map((name) =>
    counts.reduce((sum, of) => sum + of[name], 0),
  );
  return { all, missing: pack ? missing : 0 };
}

function explain(site: Entry, pointer: string, language: string, { all, missing }: ReturnType<typeof countWords>) {
  if (missing === 0 || isEnglish(language)) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const folder = pointer === '/language' ? '' : `${language}/`;
  return [
    findingIn(site, pointer, {
      rule: 'text/untranslated',
      message: `${missing} of ${all} words of the program have no ${name}, so visitors read them in English.`,
      fix: `run \`npm run new -- words ${language.split('-', 1)[0]}\` and translate what it writes; or write them in ${folder}words.yaml and ${folder}pages/`,
      severity: 'warning',
    }),
  ];
}
