/** Time zones and their countries, of the IANA database. */
import { getAllTimezones } from 'countries-and-timezones';

interface TimeZone {
  /** `Asia/Calcutta` */
  name: string;
  /** Today's name of an old one: `Asia/Kolkata`. */
  today: string | undefined;
  /** ISO 3166-1, in upper case; first the one in which most of its people live. */
  countries: readonly string[];
}

/** Old names, too: browsers give `Asia/Calcutta` and `Asia/Muscat`. Without those like `NZ`, which they do not give. */
const zones = Object.values(getAllTimezones({ deprecated: true }))
  .map(({ name, aliasOf, countries }): TimeZone => ({ name, today: aliasOf ?? undefined, countries }))
  .filter(({ name }) => name.includes('/'));

/**
 * The time zones of a country, old names included: those whose first country it is.
 * @param code of ISO 3166-1, in any case; none is of an unknown one
 */
export function zonesOf(code = ''): readonly TimeZone[] {
  return zones.filter(({ countries }) => countries[0] === code.toUpperCase());
}
