import { useEffect, useMemo, useState } from 'react';
import { makeDraftStore, type StoredDraft } from './drafts/draft-store.ts';
import { changeDraft, emptyDraft } from './drafts/new-draft.ts';
import type { EditorSettings } from './embedded.ts';
import type { EngineClient } from './engine/client.ts';
import type { EditorIndex } from './engine/sources.ts';
import { folderKinds } from '../catalogue/kinds.ts';
import { SettingsProvider } from './parts/words.tsx';
import { StartScreen } from './start/start-screen.tsx';
import { goTo, useHash } from './start/use-hash.ts';
import { Workbench } from './workbench.tsx';

export interface EditorAppProps {
  settings: EditorSettings;
  engine: EngineClient;
  /** Undefined if the browser blocks storage. */
  storage: Storage | undefined;
}

/** Whether the index has loaded. */
export type Opened = EditorIndex | 'loading' | 'failed';

/** The editor: the start screen, or the workbench of one entry. */
export function EditorApp({ settings, engine, storage }: EditorAppProps) {
  const store = useMemo(() => makeDraftStore(storage), [storage]);
  const [index, setIndex] = useState<Opened>('loading');
  const [open, setOpen] = useState<StoredDraft & { published: string | undefined }>();
  const id = useHash();
  useEffect(() => {
    engine.ask('open', undefined).then(setIndex, () => setIndex('failed'));
  }, [engine]);
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      const saved = store.read(id);
      const file = saved?.file ?? id;
      const isNew = saved?.isNew ?? id.startsWith('new-');
      const published = isNew || id === '' ? undefined : await engine.ask('text', file).catch(() => undefined);
      const draft = saved ?? (published === undefined ? newDraft(id) : changeDraft(id, published, Date.now()));
      if (isLeft) return;
      setOpen(draft && { ...draft, published });
      if (!draft && id !== '') goTo('');
    })();
    return () => {
      isLeft = true;
    };
  }, [id, engine, store]);
  return (
    <SettingsProvider value={settings}>
      {open && open.id === id && typeof index === 'object' ? (
        <Workbench key={id} first={open} published={open.published} index={index} engine={engine} store={store} />
      ) : (
        <StartScreen index={index} store={store} engine={engine} isOpening={id !== '' && index !== 'failed'} />
      )}
    </SettingsProvider>
  );
}

/** A new, still empty entry. Its kind is in the URL. */
function newDraft(id: string): StoredDraft | undefined {
  const kind = folderKinds.find((one) => id.startsWith(`new-${one.id}-`));
  return kind && { ...emptyDraft(kind.id, Date.now()), id };
}
