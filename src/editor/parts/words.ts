import { createContext, useContext } from 'react';
import type { EditorSettings } from '../embedded.ts';

const SettingsContext = createContext<EditorSettings | undefined>(undefined);

export const SettingsProvider = SettingsContext.Provider;

/** The site's settings for the editor. Throws outside a `SettingsProvider`. */
export function useSettings(): EditorSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings() needs a SettingsProvider above it');
  return settings;
}

/** The editor's texts, from data/pages/editor.yaml. */
export function useEditorWords(): EditorSettings['words'] {
  return useSettings().words;
}

export { fill } from '../../catalogue/words.ts';
