import type { PageEnquire } from '#generated/entries.gen.ts';
import type { EnquiryWords } from '../page-data.ts';
import { fill } from '../words.ts';

/** The words of the form, with the rule for telephone numbers as the pattern that form and service check. */
export function formWords({ phoneRule, ...words }: PageEnquire['words']): EnquiryWords {
  const { least, most } = phoneRule;
  const errors = { ...words.errors, phone: fill(words.errors.phone, { least, most }) };
  return { ...words, errors, phonePattern: phonePattern(phoneRule) };
}

/**
 * So many digits, alone or with the signs that people part them with; white space around them goes before they are sent.
 * Browsers read it with the flag `v`.
 */
function phonePattern({ least, most, digitsOnly }: PageEnquire['words']['phoneRule']): string {
  const signs = String.raw`[ .\(\)\/\-]*`;
  const digits = `{${Math.min(least, most)},${most}}`;
  return String.raw`\s*${digitsOnly ? `[0-9]${digits}` : String.raw`\+?(?:${signs}[0-9])${digits}${signs}`}\s*`;
}
