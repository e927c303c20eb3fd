import { createContext, useContext } from 'react';
import type { Shell } from '../catalogue/navigation.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

/** Data shared by all pages: brand, menus, contact, constants. Throws outside a `ShellProvider`. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() needs a ShellProvider above it');
  return shell;
}

/** Texts that belong to no page (schemas/words.schema.json). */
export function useWords(): Shell['words'] {
  return useShell().words;
}
