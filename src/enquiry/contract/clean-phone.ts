import { valueOfDigit } from '../../text/digits.ts';

/**
 * A phone number as its rule wants it, of how people write it: `+49 (0)30 123-45 678` → `493012345678`. Spaces, dots,
 * slashes, hyphens, brackets and the plus go, digits of other scripts become ours. A zero in brackets behind a country
 * code is dialled within the country only (ITU-T E.123, section 3).
 * @param pattern of a valid number; what is valid, or has other signs, is only trimmed
 */
export function cleanPhone(text: string, pattern: string): string {
  const trimmed = text.trim();
  if (new RegExp(`^${pattern}$`).test(trimmed)) return trimmed;
  const plain = trimmed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
  const isAbroad = /^\(?(?:\+|00)/.test(plain);
  const digits = (isAbroad ? plain.replace('(0)', '') : plain)
    .replace(/^(\(?)\+/, '$1')
    .replaceAll(/[\p{Pd}.,/·()[\]]/gu, '');
  return /^\d+$/.test(digits) ? digits : trimmed;
}
