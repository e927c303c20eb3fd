import type { ShellOffice } from '../../../catalogue/navigation.ts';
import { useShell } from '../../../ui/shell.ts';
import { useHydrated } from '../../../ui/hooks/after-hydration.ts';

export const visitorZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The office in the visitor's country, by the browser's time zone: a language says where its speaker is from, not
 * where the visitor is. Otherwise the first, of which nothing is claimed: a time zone says nothing about distance.
 */
export function useOffice(): { office: ShellOffice | undefined; isNearest: boolean } {
  const { offices } = useShell();
  const timeZone = useHydrated() ? visitorZone() : '';
  const near = offices.find(({ zones }) => zones.includes(timeZone));
  return { office: near ?? offices[0], isNearest: near !== undefined };
}
