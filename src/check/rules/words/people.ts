import { findingAtWords, textAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule } from '../../rule.ts';

/**
 * Names of people, and how to reach them, in a quotation, which tells what a buyer says, not who he is. Only what is
 * certain.
 */
export const rule: Rule = { names: ['testimonial/person'], looksAt: ['testimonial'], checkEntry };

/** A name behind a form of address, a telephone number, an e-mail address. */
const forms: readonly { form: RegExp; what: string }[] = [
  {
    // Without `Sri Lanka`, `Sr. Engineer` (senior) and `Dr Congo`.
    form: /(?<![\p{L}.])(?!Sri\sLanka|Dr\.?\sCongo|Sra?\.?\s(?:Manager|Engineer|Operator|Technician|Supervisor|Executive|Fitter))(?:Mr|Mrs|Ms|Miss|Dr|Prof|Er|Shri|Smt|Sri|Herrn?|Frau|Mme|Mlle|Sra?|Dra?|Sig)\.?\s\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’-]+)*/u,
    what: 'the name of a person',
  },
  {
    // No date, and no number of a part: `01.02.2024 10:30`, `serial number 0123456789`.
    form: /(?<![\p{L}\d])(?<!\b(?:part|serial|item|order)(?:\s(?:no|nr|number))?\b[.:]?\s*)(?!\d\d\.\d\d\.\d{4})(?:(?:\+|00)\d(?:[\s().-]{0,2}\d){7,}|0\d(?:[\s().-]?\d){8,}|(?<=\b(?:(?:mob(?:ile)?|phone|tel|cell|whatsapp)(?:\s?[.:]|\s(?:no\.?|number))+|call)\s*)[1-9](?:[\s().-]?\d){6,})/iu,
    what: 'a telephone number',
  },
  { form: /[\w.+-]+@[\w-]+\.[\w.-]*\w/u, what: 'an e-mail address' },
];

function checkEntry(entry: Entry) {
  return ['/feedback', '/author', '/company'].flatMap((pointer) => {
    const text = textAt(entry, pointer) ?? '';
    return forms.flatMap(({ form, what }) => {
      const [written] = form.exec(text) ?? [];
      if (written === undefined) return [];
      return findingAtWords(entry, pointer, written, {
        rule: 'testimonial/person',
        message: `"${written}" is ${what}, which anyone could read on the site.`,
        fix: fixes[pointer] ?? 'delete it: company and country say enough',
        severity: 'warning',
      });
    });
  });
}

/** What fields say that must not be empty. */
const fixes: Readonly<Record<string, string>> = {
  '/author': 'write the position alone, such as `Plant manager`',
  '/company': 'write the kind of company, such as `Tyre recycler`',
};
