import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { parseHours, type OpeningHours } from '../../catalogue/offices/opening-hours.ts';
import type { Finding } from '../../yaml/finding.ts';
import { flagOf } from '../../catalogue/offices/flags.ts';
import { zonesOf } from '../../catalogue/offices/time-zones.ts';
import { joinWords } from '../words.ts';
import { findingIn, itemsAt, textAt, type Entry } from '../../catalogue/entry.ts';
import type { Rule } from '../rule.ts';

/** Time zones and telephone numbers that are unknown or of another country, and impossible office hours. */
export const rule: Rule = {
  names: ['office/hours', 'office/other-zone', 'office/time-zone', 'phone/country', 'phone/other-country'],
  looksAt: ['office'],
  checkEntry: (entry, { reader: { language } }) => [
    ...zoneProblems(entry, language),
    ...hoursProblems(entry),
    ...phoneProblems(entry, language),
  ],
};

function zoneProblems(entry: Entry, language: string): Finding[] {
  const zone = textAt(entry, '/timeZone');
  if (zone === undefined) return [];
  const country = textAt(entry, '/country') ?? '';
  const all = zonesOf(flagOf(country, language)?.slice(0, 2));
  const names = all.map(({ name }): string => name);
  const isKnown = isTimeZone(zone);
  if (isKnown && (names.length === 0 || names.some((name) => name.toLowerCase() === zone.toLowerCase()))) return [];
  // Without old names of another of them.
  const zones = all.filter(({ aliasOf }) => !names.includes(aliasOf ?? '')).map(({ name }) => name);
  const [only = '', ...others] = zones;
  const fix =
    zones.length === 0 || others.length > maxZones
      ? 'write the continent and the city as in the list of time zones, for example Asia/Kolkata'
      : others.length === 0
        ? { value: only }
        : `write one of ${joinWords(zones)}`;
  return [
    findingIn(entry, '/timeZone', {
      rule: isKnown ? 'office/other-zone' : 'office/time-zone',
      message: isKnown ? `The time zone ${zone} is not one of ${country}.` : `There is no time zone ${zone}.`,
      fix,
      ...(isKnown ? { severity: 'warning' as const } : {}),
    }),
  ];
}

/** How many time zones of a country a fix lists. */
const maxZones = 5;

/** Numbers without a country code, and those of another country, left over from a copied office. */
function phoneProblems(entry: Entry, language: string): Finding[] {
  const country = textAt(entry, '/country') ?? '';
  const code = callingCodeOf(flagOf(country, language) ?? '');
  return ['/phone', '/mobile', '/whatsapp'].flatMap((pointer) => {
    const number = textAt(entry, pointer) ?? '';
    if (!/^[+\d]/.test(number)) return [];
    if (!number.startsWith('+')) {
      const rest = number.replace(/^00\s*(?=[1-9])/, '+');
      // In most countries a first zero is only dialled within the country; in Italy it belongs to the number.
      // `968 2412 3456` has the code of Oman already.
      const hasCode = code !== undefined && rest.startsWith(`${code.slice(1)} `) && /(?: *\d){10}/.test(rest);
      const withCode = hasCode ? `+${rest}` : code && code !== '+39' && `${code} ${rest.replace(/^0\s*/, '')}`;
      const whole = rest.startsWith('+') ? rest : withCode;
      return findingIn(entry, pointer, {
        rule: 'phone/country',
        message: `The number "${number}" does not start with + and the country code: it cannot be called from abroad.`,
        fix: whole ? { field: pointer.slice(1), value: `"${whole}"` } : 'write + and the country code before it',
        severity: 'warning',
      });
    }
    // +800 is free of charge in all countries, and no code begins with 0: such a number stands for the real one.
    if (code === undefined || number.startsWith(code) || /^\+(?:800|0)/.test(number)) return [];
    return findingIn(entry, pointer, {
      rule: 'phone/other-country',
      message: `The number ${number} is not one of ${country}, whose numbers start with ${code}.`,
      fix: `write the office's own number, for example \`${code} …\``,
      severity: 'warning',
    });
  });
}

function hoursProblems(entry: Entry) {
  const items = itemsAt(entry, '/hours');
  if (items.length > 0 && textAt(entry, '/timeZone') === undefined) {
    const words = {
      rule: 'office/hours',
      message: 'The office has hours, but no time zone: nobody can tell whether it is open.',
      fix: 'add the line `timeZone`, for example `timeZone: Asia/Kolkata`',
    };
    return [findingIn(entry, '/hours', words, 'name')];
  }
  const before: OpeningHours[] = [];
  return items.flatMap(({ pointer, value }) => {
    const hours = typeof value === 'string' ? parseHours(value) : undefined;
    if (!hours) return [];
    const clash = before.find((earlier) => overlap(earlier, hours));
    before.push(hours);
    if (hours.to <= hours.from) {
      const message = `The office would close before it opens: ${String(value)}.`;
      return [findingIn(entry, pointer, { rule: 'office/hours', message, fix: 'correct the two times' })];
    }
    if (!clash) return [];
    const message = `This overlaps the hours in a line above: ${String(value)}.`;
    return [
      findingIn(entry, pointer, { rule: 'office/hours', message, fix: 'name each day and hour in one line only' }),
    ];
  });
}

const overlap = (first: OpeningHours, second: OpeningHours) =>
  first.days.some((day) => second.days.includes(day)) && first.from < second.to && second.from < first.to;

function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `+968` for `om`; undefined for a country that the library does not know. */
function callingCodeOf(country: string): string | undefined {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : undefined;
}
