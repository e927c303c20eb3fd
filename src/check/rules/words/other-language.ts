import { findingIn, itemsAt, textAt, valueAt, type Entry } from '../../../catalogue/entry.ts';
import { otherLanguage } from '../../../text/guess-language.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Texts in another language than the site's, of entries that were written for another site. */
export const rule: Rule = { names: ['text/language'], check };

/** Running text: rows and titles are often the same in several languages. */
const texts = ['/description', '/summary', '/intro', '/feedback'];
const lists = ['/body', '/features', '/applications', '/benefits'];

/** In characters: enough for a sentence. */
const shortest = 40;

function check(input: RuleInput) {
  const [site] = entriesOf(input, 'site');
  const { language } = input.reader;
  const tell = new Intl.DisplayNames('en', { type: 'language' });
  return input.entries.flatMap((entry: Entry) => {
    const items = lists.flatMap((pointer) => itemsAt(entry, pointer));
    const found = [...texts.map((pointer) => ({ pointer, value: valueAt(entry, pointer) })), ...items].flatMap(
      ({ pointer, value }) => {
        const written =
          typeof value === 'string' && value.length >= shortest ? otherLanguage(value, language) : undefined;
        return written === undefined ? [] : [{ pointer, written }];
      },
    );
    // One finding a file, since all of its texts are likely to be so.
    const [first] = found;
    if (!first) return [];
    const more = found.length > 1 ? `, and ${found.length - 1} more of the file` : '';
    const isSet = site !== undefined && textAt(site, '/language') !== undefined;
    return findingIn(entry, first.pointer, {
      rule: 'text/language',
      message: `This text${more} is in ${tell.of(first.written)}, but the site is in ${tell.of(language)}.`,
      fix: `translate it${isSet ? '' : `; or, if the whole site is in ${tell.of(first.written)}, write \`language: ${first.written}\` in site.yaml`}`,
      severity: 'warning',
    });
  });
}
