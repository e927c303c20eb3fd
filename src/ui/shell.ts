import { createContext, useContext } from 'react';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { asAppPath } from '../catalogue/paths.ts';
import { languageOf } from '../catalogue/language-paths.ts';
import type { Shell } from '../catalogue/navigation.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext.Provider;

/** Data shared by all pages: brand, menus, contact, constants. Throws outside a `ShellProvider`. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() needs a ShellProvider above it');
  return shell;
}

/** The home page in the language of the page. */
export const useHome = (): AppPath => useShell().languages?.home ?? asAppPath('/');

/** The language of a page in another language than this one. */
export function useOtherLanguage(path: string): string | undefined {
  const { languages, language } = useShell();
  if (!languages) return undefined;
  const tag = languageOf(path, tagsOf(languages)) ?? languages.all[0]?.tag;
  return tag === language ? undefined : tag;
}

/** The tags that stand in addresses. */
export const tagsOf = ({ all }: NonNullable<Shell['languages']>): string[] => all.slice(1).map(({ tag }) => tag);

/** Texts that belong to no page (schemas/words.schema.json). */
export function useWords(): Shell['words'] {
  return useShell().words;
}
