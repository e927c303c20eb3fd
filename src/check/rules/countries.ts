import type { Finding } from '../../yaml/finding.ts';
import { flagOf, isFlag, nearestCountry } from '../../catalogue/offices/flags.ts';
import { findingIn, textAt, type Entry } from '../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { didYouMean } from '../words.ts';

/** Unknown countries, and flags that do not exist. */
export const rule: Rule = {
  names: ['country/unknown', 'office/flag', 'office/other-flag'],
  looksAt: ['office', 'fair', 'testimonial'],
  checkEntry: (entry, input) => flagProblems(entry, input) ?? countryProblems(entry, input.reader.language),
};

/** Undefined when an entry has no `flag`, so that its country decides. */
function flagProblems(entry: Entry, { media, reader }: RuleInput): Finding[] | undefined {
  const flag = textAt(entry, '/flag');
  if (flag === undefined) return undefined;
  if (media.some(({ file }) => file === `flags/${flag}.svg`)) return [];
  const country = textAt(entry, '/country') ?? '';
  const right = flagOf(country, reader.language);
  if (isFlag(flag)) return right === undefined || right === flag ? [] : [explainOther(entry, flag, country, right)];
  const hasCountry = right !== undefined;
  const instead = hasCountry
    ? 'delete the line: the flag follows from `country`'
    : 'write the two letters of the country, for example `flag: in`';
  return [
    findingIn(entry, '/flag', {
      rule: 'office/flag',
      message: `There is no flag \`${flag}\`: no country has these letters, and data/media/flags has no ${flag}.svg.`,
      fix: `${instead}; or put your own picture into data/media/flags/ as ${flag}.svg`,
    }),
  ];
}

/** A flag of another country, left over from a copied office. */
function explainOther(entry: Entry, flag: string, country: string, right: string): Finding {
  return findingIn(entry, '/flag', {
    rule: 'office/other-flag',
    severity: 'warning',
    message: `The office in ${country} would show the flag of another country: \`${flag}\` is not \`${right}\`.`,
    fix: 'delete the line: the flag follows from `country`',
  });
}

/** Other entries than offices may name any place; only likely misspellings are reported there. */
function countryProblems(entry: Entry, language: string): Finding[] {
  const country = textAt(entry, '/country');
  if (country === undefined || flagOf(country, language) !== undefined) return [];
  const city = textAt(entry, '/city') ?? '';
  if (flagOf(city, language) !== undefined) {
    const message = `No country is called \`${country}\`, and \`city\` is ${city}: the two are swapped.`;
    const fix = `write \`city: ${country}\` and \`country: ${city}\``;
    return [findingIn(entry, '/country', { rule: 'country/unknown', severity: 'warning', message, fix })];
  }
  const suggestion = nearestCountry(country);
  if (suggestion === undefined && entry.kind !== 'office') return [];
  const [effect, fix] =
    suggestion === undefined
      ? [
          ', so the office is shown without a flag.',
          "write the country's English name; or keep it and name the flag by the two letters of the country, for example `flag: in`",
        ]
      : [didYouMean(suggestion), { field: 'country', value: suggestion }];
  const message = `No country is called \`${country}\`${effect}`;
  return [findingIn(entry, '/country', { rule: 'country/unknown', severity: 'warning', message, fix })];
}
