import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from '../yaml/finding.ts';
import { folderKinds, kindOf } from '../catalogue/kinds.ts';
import { VisuallyHidden } from '../ui/layout/visually-hidden.ts';
import { nameIn } from './drafts/new-draft.ts';
import { useDraft } from './drafts/use-draft.ts';
import type { Engine } from './engine/engine.ts';
import type { Sources } from './engine/sources.ts';
import { proposedOf } from './engine/examine.ts';
import { useAnswer, withNoted } from './engine/use-answer.ts';
import { applyDrafts, idOfFile } from './proposal/apply.ts';
import { ChangePanel } from './proposal/change-panel.tsx';
import { OrderList } from './proposal/order-list.tsx';
import { photoFolderOf, type Draft, type Proposal, placedPhotos } from './proposal/proposal.ts';
import { withDraft, withOpen, type ProposalStore } from './proposal/proposal-store.ts';
import { goTo, goToFinding, sendHash, takeWanted } from './start/use-hash.ts';
import { TextButton } from '../ui/links/button.ts';
import { EntryForm } from './form/entry-form.tsx';
import { makeChoices } from './form/choices.ts';
import { controlOf, unfold, FormProvider, type FormState } from './form/form-context.ts';
import { FindingsPanel } from './panes/findings-panel.tsx';
import { FinishPane } from './panes/finish-pane.tsx';
import { type PaneId, PaneTabs, panelId, tabId, useOwnScroll } from './panes/pane-tabs.tsx';
import { PreviewPane, type PreviewWidth } from './panes/preview-pane.tsx';
import { TextPane } from './panes/text-pane.tsx';
import { fill, useEditorWords } from './parts/words.ts';
import { photoRowId } from './photos/photo-row.tsx';
import { photosField, PhotosPanel } from './photos/photos-panel.tsx';
import { picturesOf } from './photos/local-photos.ts';
import { findingsByField, findingsStillThere, valueToWrite } from './form/finding-path.ts';
import { applyLineEdits } from '../check/autofix.ts';
import { namesIn } from '../yaml/index-events.ts';
import { useArrival } from './parts/use-arrival.ts';
import { Body, FormColumn, Head, Notice, SideColumn, Summary } from './workbench-layout.ts';
import { WorkBar } from './work-bar.tsx';
import { atLeast } from '../ui/theme.ts';

interface WorkbenchProps {
  first: Draft;
  /** The published text; undefined for a new entry. */
  published: string | undefined;
  sources: Sources;
  engine: Engine;
  proposal: Proposal;
  store: ProposalStore;
}

/** Edits one entry: the form beside preview, text and the steps to propose it. */
export function Workbench({ first, published, sources, engine, proposal, store }: WorkbenchProps) {
  const words = useEditorWords();
  const keep = useCallback((draft: Draft) => void store.change((now) => withDraft(now, draft)), [store]);
  const isKept = useSyncExternalStore(store.subscribe, store.isKept);
  const stored = proposal.drafts.find(({ id }) => id === first.id);
  const open = useDraft(first, keep, stored);
  const { draft, value, isReadable, edit, isOverruled } = open;
  const isDesk = useIsDesk();
  const heading = useArrival();
  const [pane, setPane] = useState<PaneId>('form');
  const [wanted, setWanted] = useState(0);
  const [width, setWidth] = useState<PreviewWidth>(isDesk ? 'desk' : 'phone');
  const [wish, setWish] = useState<{ line: number; number: number }>();
  const [announcement, announce] = useState('');
  const folder = photoFolderOf(draft.kind, draft.file);
  const whole = useMemo(() => withOpen(proposal, draft), [proposal, draft]);
  const proposed = useMemo(() => proposedOf(whole, sources.media), [whole, sources.media]);
  const pictures = useMemo(() => picturesOf(whole, sources.media), [whole, sources.media]);
  const entries = useMemo(() => applyDrafts(sources.entries, whole.drafts), [sources.entries, whole.drafts]);
  const latest = useAnswer(engine, proposed, draft.file, wanted);
  const shown = isDesk && pane === 'form' ? 'preview' : pane;
  const body = useOwnScroll(shown, isDesk);

  const isBlank = draft.isNew && Object.keys(value).length === 0 && isReadable;
  const findings = useMemo(
    () => (isBlank ? [] : withNoted(latest.answer?.findings ?? [], proposal, draft)),
    [isBlank, latest.answer, proposal, draft],
  );
  const elsewhere = isBlank ? [] : (latest.answer?.elsewhere ?? []);
  const checked = latest.of?.drafts.find(({ id }) => id === draft.id)?.text ?? draft.text;
  const isOld = checked !== draft.text;
  const byField = useMemo(
    () => (isOld ? findingsStillThere(checked, value, findings) : findingsByField(checked, findings)),
    [isOld, checked, value, findings],
  );
  const applyFix = (finding: Finding) => {
    const { autofix, pointer = '' } = finding;
    // A step of its own to undo, not the rest of what was typed before.
    if (autofix && 'edits' in autofix) open.setText(applyLineEdits(draft.text, autofix.edits));
    else edit(namesIn(pointer), () => valueToWrite(finding, value));
  };
  const choicesFor = useMemo(
    () =>
      makeChoices(
        entries,
        [...sources.media, ...placedPhotos(whole)].map(({ file }) => file),
      ),
    [entries, sources.media, whole],
  );
  const form: FormState = {
    file: draft.file,
    value,
    edit,
    findings: byField,
    isOld,
    applyFix,
    isStrict: pane === 'finish' || !draft.isNew,
    choicesFor,
    hidden: kindOf(draft.kind).photos === 'own' ? photosField : '',
    entries,
    announce,
  };
  const known = sources.entries.find(({ file }) => file === draft.id)?.name;
  const newName = fill(words.start.newOne, { kind: kindOf(draft.kind).name });
  const title = nameIn(draft) || (draft.isNew ? newName : (known ?? draft.file));
  useEffect(() => {
    document.title = `${title} | ${words.title}`;
  }, [title, words.title]);

  const lead = (finding: Finding) => {
    const fields = isOld ? byField : findingsByField(checked, [finding]);
    const path = [...fields].find(([, some]) => some.includes(finding))?.[0] ?? '';
    const isPhoto = finding.file !== draft.file;
    const control = isPhoto ? document.getElementById(photoRowId(finding.file)) : controlOf(path.split('/'));
    if (control && isReadable) {
      flushSync(() => setPane((now) => (now === 'form' || isDesk ? now : 'form')));
      unfold(control);
      control.focus();
    } else if (!isPhoto) {
      setPane('text');
      setWish({ line: finding.line, number: Date.now() });
    }
  };
  const choose = (finding: Finding) => {
    const isHere = finding.file === draft.file || idOfFile(finding.file, proposal.drafts) === draft.id;
    return isHere ? lead(finding) : goToFinding(finding, proposal.drafts);
  };
  const leadTo = useEffectEvent(lead);
  useEffect(() => {
    const finding = takeWanted();
    // React refuses flushSync in an effect.
    if (finding) queueMicrotask(() => leadTo(finding));
  }, []);
  const overruled = isOverruled && <Notice role="alert">{words.drafts.overruled}</Notice>;
  const panel = (id: PaneId) => ({ id: panelId(id), role: 'tabpanel', 'aria-labelledby': tabId(id) });

  return (
    <>
      <WorkBar open={open} isKept={isKept} />
      <main>
        <Head>
          <Summary>
            <FindingsPanel
              {...{ findings, elsewhere, isBlank, isOld, value }}
              {...latest}
              onChoose={choose}
              onApply={applyFix}
            />
          </Summary>
          <PaneTabs shown={shown} isDesk={isDesk} onShow={setPane} />
        </Head>
        {!isDesk && shown !== 'form' && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
        <Body ref={body}>
          <FormColumn hidden={!isDesk && shown !== 'form'} {...(isDesk ? {} : panel('form'))}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {published !== undefined && published !== draft.base && !draft.earlier?.includes(published) && (
              <Notice role="status">
                {words.drafts.outdated}{' '}
                <TextButton type="button" onClick={() => goTo(sendHash)}>
                  {words.conflicts.open}
                </TextButton>
              </Notice>
            )}
            {isDesk && overruled}
            {isKept === false && <Notice role="alert">{words.drafts.full}</Notice>}
            {!isReadable && <Notice role="status">{words.form.broken}</Notice>}
            <FormProvider value={form}>
              <EntryForm
                kind={draft.kind}
                newFile={draft.isNew ? { file: draft.file, onChange: open.setFile } : undefined}
                isReadable={isReadable}
              />
              {folder !== undefined && (
                <PhotosPanel {...{ draft, proposal, store }} published={sources.media} findings={elsewhere} />
              )}
              {folderKinds.some(({ id }) => id === draft.kind) && (
                <OrderList file={draft.file} entries={entries} published={sources.entries} store={store} />
              )}
            </FormProvider>
            {published !== undefined && folderKinds.some(({ id }) => id === draft.kind) && (
              <ChangePanel
                {...{ draft, proposal, sources, engine, store }}
                oldName={known ?? title}
                others={choicesFor([draft.kind]).filter(({ value: id }) => !draft.file.endsWith(`/${id}.yaml`))}
              />
            )}
          </FormColumn>
          <SideColumn hidden={shown === 'form'} {...panel(shown)} tabIndex={-1}>
            {!isDesk && overruled}
            {shown === 'preview' && (
              <PreviewPane
                {...latest}
                {...{ wanted, width }}
                photos={pictures}
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
                onChange={(text) => open.setText(text, 'text')}
                onUndo={open.undo}
                onRedo={open.redo}
              />
            )}
            {shown === 'finish' && (
              <>
                <h2>{words.finish.heading}</h2>
                <FinishPane
                  {...{ proposal, sources, engine, store }}
                  findings={[...findings, ...elsewhere]}
                  onChoose={choose}
                />
              </>
            )}
          </SideColumn>
        </Body>
      </main>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
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
