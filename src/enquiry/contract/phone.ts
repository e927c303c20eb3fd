import type { EnquiryWords } from '../../catalogue/page-data.ts';

/**
 * How a telephone number is written, as a pattern of an input (without a mark at its start and end): so many digits as
 * data/pages/enquire.yaml says, alone or with the signs that people part them with.
 */
export function phonePattern({ least, most, digitsOnly }: EnquiryWords['phoneRule']): string {
  const signs = String.raw`[ .\(\)\/\-]*`;
  const digits = `{${Math.min(least, most)},${most}}`;
  return digitsOnly ? `[0-9]${digits}` : String.raw`\+?(?:${signs}[0-9])${digits}${signs}`;
}

/** The same for an input, which is checked before white space around the number is taken off. */
export const inputPattern = (rule: EnquiryWords['phoneRule']): string => String.raw`\s*${phonePattern(rule)}\s*`;
