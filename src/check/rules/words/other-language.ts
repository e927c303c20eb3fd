import { findingIn, textAt, type Entry } from '../../../catalogue/entry.ts';
import { textsShown } from '../../../catalogue/texts.ts';
import { otherLanguage } from '../../../text/guess-language.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Texts in another language than the site's, of entries that were written for another site. */
export const rule: Rule = { names: ['text/language'], check };

/** In characters: enough for a sentence. */
const shortest = 40;

function check(input: RuleInput) {
  const [site] = entriesOf(input, 'site');
  const { language } = input.reader;
  const tell = new Intl.DisplayNames('en', { type: 'language' });
  return input.entries.flatMap((entry: Entry) => {
    const inOther = textsShown(entry).flatMap(({ pointer, text, role }) => {
      // Names are often the same in several languages.
      const written = role !== 'name' && text.length >= shortest ? otherLanguage(text, language) : undefined;
      return written === undefined ? [] : [{ pointer, written }];
    });
    // One finding a file, since all of its texts are likely to be so.
    const [first] = inOther;
    if (!first) return [];
    const more = inOther.length > 1 ? `, and ${inOther.length - 1} more of the file` : '';
    const isSet = site !== undefined && textAt(site, '/language') !== undefined;
    return findingIn(entry, first.pointer, {
      rule: 'text/language',
      message: `This text${more} is in ${tell.of(first.written)}, but the site is in ${tell.of(language)}.`,
      fix: `translate it${isSet ? '' : `; or, if the whole site is in ${tell.of(first.written)}, write \`language: ${first.written}\` in site.yaml`}`,
      severity: 'warning',
    });
  });
}
