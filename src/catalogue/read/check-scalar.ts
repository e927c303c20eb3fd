import type { Words } from './source-text.ts';
import { findOddCharacter, showOddCharacters } from './odd-characters.ts';

/** What is wrong with a value written without quotes, though YAML accepts it: it would change in silence. */
export function checkPlainScalar(raw: string): Words[] {
  return checks.flatMap((check) => check(raw) ?? []);
}

const checks: ((raw: string) => Words | undefined)[] = [
  checkQuotes,
  checkLeadingZero,
  checkBigNumber,
  checkInfinity,
  checkOdd,
];

function checkQuotes(raw: string): Words | undefined {
  if (!/^[“”„‟«‘’‚‛]/.test(raw)) return undefined;
  return {
    rule: 'text/smart-quotes',
    message: `The value starts with a typographic quote (${raw.charAt(0)}); YAML treats it as an ordinary letter.`,
    fix: `use straight quotes: "${raw.replace(/[“”„‟«»‘’‚‛]/g, '')}"`,
  };
}

function checkLeadingZero(raw: string): Words | undefined {
  if (!/^[-+]?0\d+$/.test(raw)) return undefined;
  return {
    rule: 'text/leading-zero',
    message: `\`${raw}\` starts with a zero; YAML reads it as the number ${Number(raw)}.`,
    fix: `write ${Number(raw)} for a number, or "${raw}" in quotes to keep the zero`,
  };
}

function checkBigNumber(raw: string): Words | undefined {
  if (!/^[-+]?\d+$/.test(raw) || Number.isSafeInteger(Number(raw))) return undefined;
  return {
    rule: 'text/big-number',
    message: `\`${raw}\` is too large a number: its last digits would change in silence.`,
    fix: `put it in quotes: "${raw}"`,
  };
}

function checkInfinity(raw: string): Words | undefined {
  if (!/^[-+]?\.(inf|nan)$/i.test(raw)) return undefined;
  return {
    rule: 'text/number',
    message: `\`${raw}\` is not a number that a page can show.`,
    fix: 'write a real number or delete the line',
  };
}

function checkOdd(raw: string): Words | undefined {
  const odd = raw.match(/[\u200b-\u200d\u2060\ufeff]/)?.[0] ?? (findOddCharacter(raw.charAt(0)) || undefined);
  if (odd === undefined) return undefined;
  return {
    rule: 'text/odd-space',
    message: `The value contains an invisible character: ${showOddCharacters(raw)}.`,
    fix: 'type the value again',
    severity: 'warning',
  };
}
