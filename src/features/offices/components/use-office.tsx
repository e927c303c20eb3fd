import type { OfficeLine } from '../../../catalogue/navigation.ts';
import { useShell } from '../../../ui/shell.tsx';
import { useHydrated } from '../../../ui/hooks/after-hydration.ts';

/**
 * The office in the visitor's country, by the browser's time zone: a language says where its speaker is from, not
 * where the visitor is. Otherwise the first, of which nothing is claimed: a time zone says nothing about distance.
 */
export function useOffice(): { office: OfficeLine | undefined; isNearest: boolean } {
  const { offices } = useShell();
  const own = useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  const near = offices.find(({ zones }) => zones.includes(own));
  return { office: near ?? offices[0], isNearest: near !== undefined };
}
