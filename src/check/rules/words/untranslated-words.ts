import { defaults } from '#generated/defaults.gen.ts';
import { fileKinds } from '../../../catalogue/kinds.ts';
import { isOptional } from '../../../catalogue/entries.ts';
import { findingIn, type Entry } from '../../../catalogue/entry.ts';
import { isEnglish } from '../../../text/language.ts';
import { shownTexts } from '../../../catalogue/texts.ts';
import { asBlock, withDefaults } from '../../../yaml/block.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Words of the program that stay English in a site of another language. */
export const rule: Rule = { names: ['text/untranslated'], looksAt: ['site'], checkEntry };

function checkEntry(site: Entry, input: RuleInput) {
  const { pack, reader } = input;
  const { language } = reader;
  if (!pack || isEnglish(language)) return [];
  // The editor's are read by the maker's staff, who read its findings in English, too.
  const kinds = fileKinds.filter(
    ({ id }) => id !== 'page-editor' && (!isOptional.has(id) || entriesOf(input, id).length > 0),
  );
  const counts = kinds.map(({ id }) => {
    const said = withDefaults(asBlock(entriesOf(input, id)[0]?.value), pack[id]);
    const count = (value: unknown) => shownTexts(id, value).length;
    return { all: count(defaults[id]), missing: count(withDefaults(said, defaults[id])) - count(said) };
  });
  const [all, missing] = (['all', 'missing'] as const).map((name) => counts.reduce((sum, of) => sum + of[name], 0));
  if (missing === 0) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return findingIn(site, '/language', {
    rule: 'text/untranslated',
    message: `${missing} of ${all} words of the program have no ${name}, so visitors read them in English.`,
    fix: `run \`npm run new -- words ${language.split('-', 1)[0]}\` and translate what it writes; or write them in words.yaml and pages/`,
    severity: 'warning',
  });
}
