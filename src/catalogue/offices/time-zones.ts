/** Time zones and their countries, of the IANA database. */
import { getAllTimezones, type Timezone } from 'countries-and-timezones';

/** Old names, too: browsers give `Asia/Calcutta` and `Asia/Muscat`. Without those like `NZ`, which they do not give. */
const zones: readonly Timezone[] = Object.values(getAllTimezones({ deprecated: true })).filter(({ name }) =>
  name.includes('/'),
);

/**
 * The time zones of a country, old names included: those whose first country it is, in which most of their people live.
 * @param code of ISO 3166-1, in any case; none is of an unknown one
 */
export function zonesOf(code = ''): readonly Timezone[] {
  return zones.filter(({ countries: [first] }) => first === code.toUpperCase());
}
