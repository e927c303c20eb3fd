import type { OfficeLine } from '../../../catalogue/navigation.ts';
import { useShell } from '../../../ui/shell.ts';
import { useAfterHydration } from '../../../ui/hooks/after-hydration.ts';

/** The country in a language tag (BCP 47) as a lower-case code: `in` for `en-IN`, undefined for `en`. */
export function regionOf(language: string): string | undefined {
  return new Intl.Locale(language).region?.toLowerCase();
}

/**
 * The office in the visitor's country, if the browser's language names one. Otherwise the first, of which nothing is
 * claimed: a time zone says nothing about distance.
 */
export function useOffice(): { office: OfficeLine | undefined; isNearest: boolean } {
  const { offices } = useShell();
  const region = useAfterHydration(undefined, regionOf(globalThis.navigator?.language ?? 'en'));
  const near = offices.find((office) => office.region !== undefined && office.region === region);
  return { office: near ?? offices[0], isNearest: near !== undefined };
}
