import { createContext, useContext } from 'react';
import type { EditorSettings } from '../embedded.ts';

const SettingsContext = createContext<EditorSettings | undefined>(undefined);

export const SettingsProvider = SettingsContext.Provider;

/** What the editor knows of the site. Throws outside a `SettingsProvider`. */
export function useSettings(): EditorSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings() needs a SettingsProvider above it');
  return settings;
}

/** The words of the editor, from data/pages/editor.yaml. */
export function useWords(): EditorSettings['words'] {
  return useSettings().words;
}

export { fill } from '../../catalogue/words.ts';
