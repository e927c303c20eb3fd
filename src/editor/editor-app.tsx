import { useEffect, useMemo, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { changeDraft, emptyDraft } from './drafts/new-draft.ts';
import type { EditorSettings } from './embedded.ts';
import { makeEngine } from './engine/engine.ts';
import { sourcesPath, type SourceEntry, type Sources } from './engine/sources.ts';
import { folderKinds, placeOf } from '../catalogue/kinds.ts';
import { importChunk } from '../ui/load-chunk.ts';
import type { ImportScreen } from './import/import-screen.tsx';
import { BackButton, Bar } from './parts/bar.tsx';
import { Screen } from './parts/screen.tsx';
import { SettingsProvider, useEditorWords } from './parts/words.ts';
import { catchUp } from './proposal/catch-up.ts';
import { emptyProposal, type Draft, type Proposal } from './proposal/proposal.ts';
import type { ProposalStore } from './proposal/proposal-store.ts';
import { SendScreen } from './start/send-screen.tsx';
import { StartScreen, type Opened } from './start/start-screen.tsx';
import { importHash, leave, sendHash, useHash } from './start/use-hash.ts';
import { Workbench } from './workbench.tsx';
import { Notice } from './workbench-layout.ts';

interface EditorAppProps {
  settings: EditorSettings;
  store: ProposalStore;
}

/** The editor: the start screen, the workbench of one entry, or the screen that sends the proposal. */
export function EditorApp({ settings, store }: EditorAppProps) {
  const proposals = useSyncExternalStore(store.subscribe, store.list);
  const [sources, setSources] = useState<Opened>('loading');
  const id = useHash();
  useEffect(() => {
    const open = (fetched: Sources) => {
      // Before the workbench takes a draft over; a published one is closed.
      const isThere = () =>
        store.list()[0]?.drafts.some((draft) => `#${encodeURIComponent(draft.id)}` === location.hash);
      const wasThere = isThere();
      void store.change((now) => catchUp(now, fetched).proposal);
      if (wasThere && !isThere()) leave();
      setSources(fetched);
    };
    fetchSources().then(open, () => setSources('failed'));
  }, [store]);
  const ready = typeof sources === 'object' ? sources : undefined;
  const engine = useMemo(() => ready && makeEngine(ready), [ready]);
  const none = useMemo(() => emptyProposal(0), []);
  const proposal = proposals[0] ?? none;
  const proposalId = proposal.id;
  useEffect(() => {
    if (ready) void store.change((now) => (now.id === proposalId ? catchUp(now, ready).proposal : now));
  }, [ready, store, proposalId]);
  // Opened once: the workbench has the newest draft itself.
  const open = useMemo(() => {
    const opened = store.list().find((listed) => listed.id === proposalId);
    return ready && openDraft(id, opened, ready.entries);
  }, [id, store, ready, proposalId]);
  const isUnknown = ready !== undefined && !open && id !== '' && id !== sendHash && id !== importHash;
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);
  const shared = ready && engine && { sources: ready, engine, proposal, store };
  return (
    <SettingsProvider value={settings}>
      {shared && open ? (
        <Workbench key={`${proposal.id} ${id}`} {...open} {...shared} />
      ) : shared && id === sendHash ? (
        <SendScreen {...shared} />
      ) : shared && id === importHash ? (
        <LateImportScreen {...shared} />
      ) : (
        <StartScreen {...{ sources, proposals, store }} isOpening={id !== '' && sources === 'loading'} />
      )}
    </SettingsProvider>
  );
}

/**
 * Spreadsheets are read rarely, and by a library, which is fetched then, or once the connection is back. It may have gone
 * with an older site.
 */
function LateImportScreen(props: ComponentProps<typeof ImportScreen>) {
  const { spreadsheet, github, start } = useEditorWords();
  const [part, setPart] = useState<{ Part: typeof ImportScreen } | 'failed'>();
  useEffect(() => {
    const load = () =>
      void importChunk('import-screen', () => import('./import/import-screen.tsx')).then(
        (loaded) => setPart({ Part: loaded.ImportScreen }),
        () => setPart('failed'),
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);
  if (typeof part === 'object') return <part.Part {...props} />;
  return (
    <>
      <Bar>
        <BackButton />
      </Bar>
      <Screen title={spreadsheet.heading} isBusy={!part}>
        {part && <Notice role="alert">{navigator.onLine ? start.failed : github.failures.offline}</Notice>}
      </Screen>
    </>
  );
}

async function fetchSources(): Promise<Sources> {
  const response = await fetch(sourcesPath);
  if (!response.ok) throw new Error(`${sourcesPath}: ${response.status}`);
  return (await response.json()) as Sources;
}

/** The draft with this id: of the proposal, a change of a published file, or a new entry, whose kind is in its id. */
function openDraft(
  id: string,
  proposal: Proposal | undefined,
  entries: readonly SourceEntry[],
): { first: Draft; published: string | undefined } | undefined {
  const saved = proposal?.drafts.find((draft) => draft.id === id);
  if (saved?.isDeleted) return undefined;
  const published = entries.find((entry) => entry.file === id);
  const kind = folderKinds.find((candidate) => id.startsWith(`new-${candidate.id}-`));
  const made = kind && { ...emptyDraft(kind.id, Date.now()), id };
  // Its file follows its name until another draft refers to it.
  const isNamed =
    saved?.isNew && proposal?.drafts.some((draft) => draft !== saved && draft.text.includes(idIn(saved.file)));
  const first =
    (isNamed ? { ...saved, hasOwnName: true } : saved) ?? (published ? changeDraft(published, Date.now()) : made);
  return first && { first, published: published?.text };
}

const idIn = (file: string) => placeOf(file)?.id ?? file;
