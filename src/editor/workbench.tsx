import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from '../yaml/finding.ts';
import { kindOf, type KindId } from '../catalogue/kinds.ts';
import { compareNames } from '../text/language.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.ts';
import type { DraftStore, StoredDraft } from './drafts/draft-store.ts';
import { nameIn } from './drafts/new-draft.ts';
import { useDraft } from './drafts/use-draft.ts';
import type { Engine } from './engine/engine.ts';
import type { Sources } from './engine/sources.ts';
import { useReport } from './engine/use-report.ts';
import { EntryForm } from './form/entry-form.tsx';
import { controlId, FormProvider, type FormState, type FieldOption } from './form/form-context.ts';
import { FindingsPanel } from './panes/findings-panel.tsx';
import { FinishPane } from './panes/finish-pane.tsx';
import { type PaneId, PaneTabs, panelId, tabId, useOwnScroll } from './panes/pane-tabs.tsx';
import { PreviewPane, type PreviewWidth } from './panes/preview-pane.tsx';
import { TextPane } from './panes/text-pane.tsx';
import { fill, useEditorWords } from './parts/words.tsx';
import { PhotosPanel } from './photos/photos-panel.tsx';
import { usePhotos } from './photos/local-photos.ts';
import { findingsByField } from './form/finding-path.ts';
import { useArrival } from './parts/use-arrival.ts';
import { Body, FormColumn, Head, Notice, SideColumn, Summary } from './workbench-layout.ts';
import { WorkBar } from './work-bar.tsx';
import { atLeast } from '../ui/theme.ts';
import { countries } from '../catalogue/offices/flags.ts';

interface WorkbenchProps {
  first: StoredDraft;
  /** The published text; undefined for a new entry. */
  published: string | undefined;
  sources: Sources;
  engine: Engine;
  store: DraftStore;
}

/** Edits one entry: the form beside preview, text and the steps to propose it. */
export function Workbench({ first, published, sources, engine, store }: WorkbenchProps) {
  const words = useEditorWords();
  const open = useDraft(first, store);
  const { draft, value, isReadable, edit } = open;
  const isDesk = useIsDesk();
  const heading = useArrival();
  const [pane, setPane] = useState<PaneId>('form');
  const [wanted, setWanted] = useState(0);
  const [width, setWidth] = useState<PreviewWidth>(isDesk ? 'desk' : 'phone');
  const [wish, setWish] = useState<{ line: number; number: number }>();
  const [announcement, announce] = useState('');
  const folder = photoFolder(draft.kind, draft.file);
  const photos = usePhotos(folder);
  const reported = useReport(engine, {
    file: draft.file,
    text: draft.text,
    isNew: draft.isNew,
    photos: photos.media,
    wanted,
  });
  const shown = isDesk && pane === 'form' ? 'preview' : pane;
  const body = useOwnScroll(shown, isDesk);

  const isBlank = draft.isNew && Object.keys(value).length === 0 && isReadable;
  const findings = useMemo(() => (isBlank ? [] : (reported.report?.findings ?? [])), [isBlank, reported.report]);
  const elsewhere = isBlank ? [] : (reported.report?.elsewhere ?? []);
  const byField = useMemo(() => findingsByField(draft.text, findings), [draft.text, findings]);
  const choicesFor = useMemo(() => makeChoices(sources), [sources]);
  const form: FormState = {
    value,
    edit,
    findings: byField,
    isStrict: pane === 'finish' || !draft.isNew,
    choicesFor,
    announce,
  };
  const known = sources.entries.find(({ file }) => file === draft.file)?.name;
  const title = nameIn(draft) || (draft.isNew ? newName(draft.kind, words.start.newOne) : (known ?? draft.file));
  useEffect(() => {
    document.title = `${title} | ${words.title}`;
  }, [title, words.title]);

  const choose = useCallback(
    (finding: Finding) => {
      const path = [...byField].find(([, some]) => some.includes(finding))?.[0] ?? '';
      const control = path === '' ? null : document.getElementById(controlId(path.split('/')));
      if (control && isReadable) {
        flushSync(() => setPane((now) => (now === 'form' || isDesk ? now : 'form')));
        control.closest('details')?.setAttribute('open', '');
        control.focus();
      } else {
        setPane('text');
        setWish({ line: finding.line, number: Date.now() });
      }
    },
    [byField, isDesk, isReadable],
  );
  const panel = (id: PaneId) => ({ id: panelId(id), role: 'tabpanel', 'aria-labelledby': tabId(id) });

  return (
    <>
      <WorkBar open={open} />
      <main>
        <Head>
          <Summary>
            <FindingsPanel {...{ findings, elsewhere, isBlank }} {...reported} onChoose={choose} />
          </Summary>
          <PaneTabs shown={shown} isDesk={isDesk} onShow={setPane} />
        </Head>
        {!isDesk && shown !== 'form' && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
        <Body ref={body}>
          <FormColumn hidden={!isDesk && shown !== 'form'} {...(isDesk ? {} : panel('form'))}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {published !== undefined && published !== draft.base && (
              <Notice role="status">{words.drafts.outdated}</Notice>
            )}
            {open.isKept === false && <Notice role="alert">{words.drafts.full}</Notice>}
            {!isReadable && <Notice role="status">{words.form.broken}</Notice>}
            <FormProvider value={form}>
              <EntryForm
                kind={draft.kind}
                newFile={draft.isNew ? { file: draft.file, onChange: open.setFile } : undefined}
                isReadable={isReadable}
              />
              {folder !== undefined && (
                <PhotosPanel
                  folder={folder}
                  photos={photos.photos}
                  published={sources.media.flatMap(({ file }) =>
                    file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [],
                  )}
                  findings={elsewhere}
                  onChange={photos.set}
                />
              )}
            </FormProvider>
          </FormColumn>
          <SideColumn hidden={shown === 'form'} {...panel(shown)} tabIndex={-1}>
            {shown === 'preview' && (
              <PreviewPane
                {...reported}
                {...{ wanted, width }}
                photos={photos.pictures}
                onWanted={setWanted}
                onWidth={setWidth}
              />
            )}
            {shown === 'text' && (
              <TextPane
                file={draft.file}
                text={draft.text}
                findings={findings}
                wish={wish}
                onChange={open.setText}
                onUndo={open.undo}
                onRedo={open.redo}
              />
            )}
            {shown === 'finish' && (
              <FinishPane draft={draft} hasErrors={isBlank || findings.some(({ severity }) => severity === 'error')} />
            )}
          </SideColumn>
        </Body>
      </main>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** Title of an entry without a name: "New model". */
function newName(kind: KindId, words: string): string {
  return fill(words, { kind: kindOf(kind).name });
}

/** The entry's photo folder under data/media: its own, or the one for all fairs. Undefined for kinds without photos. */
function photoFolder(kind: KindId, file: string): string | undefined {
  const { photos, folder } = kindOf(kind);
  return photos === 'own' ? file.replace(/\.[^.]*$/, '') : photos && folder;
}

const desk = matchMedia(atLeast.desk);

function subscribe(listener: () => void): () => void {
  desk.addEventListener('change', listener);
  return () => desk.removeEventListener('change', listener);
}

/** Whether two columns fit. */
function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => desk.matches);
}

/** The options of reference fields, from all published entries. */
function makeChoices({ entries }: Sources): FormState['choicesFor'] {
  return (refersTo): readonly FieldOption[] => {
    if (refersTo === 'flag') {
      return countries.map(({ code, names: [name] }) => ({ value: code, label: `${name} (${code})` }));
    }
    return entries
      .filter(({ kind }) => refersTo.includes(kind))
      .map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))
      .toSorted((a, b) => compareNames(a.label, b.label, document.documentElement.lang));
  };
}
