import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { flagOf } from '../../catalogue/offices/flags.ts';
import { zonesOf } from '../../catalogue/offices/time-zones.ts';

/** An example of a field of an office in a country, by its English name; undefined for others. */
export function exampleIn(country: string, field: string): string | undefined {
  const flag = flagOf(country);
  const zone = zonesOf(flag?.slice(0, 2)).find(({ aliasOf }) => !aliasOf)?.name;
  if (flag === undefined || zone === undefined) return undefined;
  const code = flag.slice(0, 2).toUpperCase();
  const phone = isSupportedCountry(code) ? `+${getCountryCallingCode(code)} 00 000 0000` : undefined;
  const city = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  return new Map([
    ['flag', flag],
    ['addresses', `1 Sample Road, ${city}`],
    ['timeZone', zone],
    ...(phone ? ['phone', 'mobile', 'whatsapp'].map((name) => [name, phone] as const) : []),
  ]).get(field);
}
