import { useEffect, useMemo, useState } from 'react';
import { makeDraftStore, type DraftStore, type StoredDraft } from './drafts/draft-store.ts';
import { changeDraft, emptyDraft } from './drafts/new-draft.ts';
import type { EditorSettings } from './embedded.ts';
import { makeEngine } from './engine/engine.ts';
import { sourcesPath, type SourceEntry, type Sources } from './engine/sources.ts';
import { folderKinds } from '../catalogue/kinds.ts';
import { SettingsProvider } from './parts/words.tsx';
import { StartScreen, type Opened } from './start/start-screen.tsx';
import { goTo, useHash } from './start/use-hash.ts';
import { Workbench } from './workbench.tsx';

interface EditorAppProps {
  settings: EditorSettings;
  /** Undefined if the browser blocks storage. */
  storage: Storage | undefined;
}

/** The editor: the start screen, or the workbench of one entry. */
export function EditorApp({ settings, storage }: EditorAppProps) {
  const store = useMemo(() => makeDraftStore(storage), [storage]);
  const [sources, setSources] = useState<Opened>('loading');
  const id = useHash();
  useEffect(() => {
    fetchSources().then(setSources, () => setSources('failed'));
  }, []);
  const ready = typeof sources === 'object' ? sources : undefined;
  const engine = useMemo(() => ready && makeEngine(ready), [ready]);
  const open = useMemo(() => ready && openDraft(id, store, ready.entries), [id, store, ready]);
  const isUnknown = ready !== undefined && !open && id !== '';
  useEffect(() => {
    if (isUnknown) goTo('');
  }, [isUnknown]);
  return (
    <SettingsProvider value={settings}>
      {ready && engine && open ? (
        <Workbench key={id} {...open} sources={ready} engine={engine} store={store} />
      ) : (
        <StartScreen sources={sources} store={store} isOpening={id !== '' && sources === 'loading'} />
      )}
    </SettingsProvider>
  );
}

async function fetchSources(): Promise<Sources> {
  const response = await fetch(sourcesPath);
  if (!response.ok) throw new Error(`${sourcesPath}: ${response.status}`);
  return (await response.json()) as Sources;
}

/** The draft with this id: kept, a change of a published file, or a new entry, whose kind is in its id. */
function openDraft(
  id: string,
  store: DraftStore,
  entries: readonly SourceEntry[],
): { first: StoredDraft; published: string | undefined } | undefined {
  const saved = store.read(id);
  const file = saved?.file ?? id;
  const published = saved?.isNew ? undefined : entries.find((entry) => entry.file === file);
  const kind = folderKinds.find((one) => id.startsWith(`new-${one.id}-`));
  const made = kind && { ...emptyDraft(kind.id, Date.now()), id };
  const first = saved ?? (published ? changeDraft(published, Date.now()) : made);
  return first && { first, published: published?.text };
}
