import { useEffect, useMemo, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import { proposedOf } from '../engine/examine.ts';
import type { Sources } from '../engine/sources.ts';
import { useEditorWords, useSettings } from '../parts/words.ts';
import { nameIn } from '../drafts/new-draft.ts';
import { titleOfProposal, withFreeName, withoutRemoval } from '../proposal/apply.ts';
import { basesOf } from '../proposal/bases.ts';
import { catchUp, withSent, type AllChoices, type FileConflict } from '../proposal/catch-up.ts';
import { takenHere } from '../proposal/taken-here.ts';
import { proposedFiles, type Proposal, type ProposedFile, type Sent, type TakenName } from '../proposal/proposal.ts';
import type { ProposalStore } from '../proposal/proposal-store.ts';
import { choiceKey } from '../proposal/merge.ts';
import { followProposal, keepFollowing, type Followed } from './follow.ts';
import { GitHubFailure, openGitHub, type FailureKind, type Repository } from './github.ts';
import { keepToken, readToken } from './token.ts';
import { sendProposal } from './send.ts';

export interface SendingProps {
  proposal: Proposal;
  sources: Sources;
  engine: Engine;
  store: ProposalStore;
  /** Undefined where the editor cannot send. */
  to: Repository | undefined;
}

/** How far the sending is; `merged` counts the files that got changes of others. */
export type Outcome =
  | { kind: 'idle' | 'sending' | 'nothing' }
  | { kind: 'sent'; merged: number }
  | { kind: 'failed'; why: FailureKind; minutes: number; message: string };

/** A sign-in that GitHub led back from has failed. */
function firstOutcome(): Outcome {
  const { hasFailed } = (history.state ?? {}) as { hasFailed?: boolean };
  return hasFailed && readToken() === undefined ? failed('signIn') : { kind: 'idle' };
}

const failed = (why: FailureKind, { minutes = 0, message = '' } = {}): Outcome => ({
  kind: 'failed',
  why,
  minutes,
  message,
});

const textOf = (files: readonly ProposedFile[], path: string) => {
  const file = files.find((candidate) => candidate.path === path);
  return file && 'content' in file ? file.content : undefined;
};

/** What GitHub's answer asks about. */
const nothingAsked: { conflicts: readonly FileConflict[]; taken: readonly TakenName[] } = { conflicts: [], taken: [] };

/** Signs in, sends a proposal and follows it; asks about what others changed, too. */
export function useSending({ proposal, sources, engine, store, to }: SendingProps) {
  const { branch } = useSettings();
  const { drafts: words } = useEditorWords();
  const [token, setToken] = useState(readToken);
  const [outcome, setOutcome] = useState<Outcome>(firstOutcome);
  const [asked, setAsked] = useState(nothingAsked);
  const [choices, setChoices] = useState<AllChoices>(new Map());
  const [followed, setFollowed] = useState<Followed>();
  const local = useMemo(() => catchUp(proposal, sources).conflicts, [proposal, sources]);
  const conflicts = local.length > 0 ? local : asked.conflicts;
  const taken = useMemo(() => {
    const here = takenHere(proposal, sources);
    // It may have been renamed or thrown away since.
    const paths = new Set(proposedFiles(proposal, sources.media).map(({ path }) => path));
    return here.length > 0 ? here : asked.taken.filter(({ path }) => paths.has(path));
  }, [proposal, sources, asked]);
  const { sent, id: proposalId } = proposal;

  const fail = (error: unknown) => {
    const failure = error instanceof GitHubFailure ? error : new GitHubFailure('unreadable', String(error));
    if (failure.kind === 'token') signIn(undefined);
    setOutcome(failed(failure.kind, failure));
    if (!(error instanceof GitHubFailure)) throw error;
  };
  const signIn = (next: string | undefined, stays = false) => {
    void keepToken(next, { stays });
    setToken(next);
    setOutcome({ kind: 'idle' });
  };

  useEffect(() => {
    if (token === undefined || !to || !sent || outcome.kind === 'sending') return undefined;
    const tell = (next: Followed | { lost?: number }) => {
      setFollowed((old = { ...sent, state: 'unknown' }) => ({ ...('state' in next ? next : old), lost: next.lost }));
      if (!('state' in next)) return;
      const { findings, accepted = {} } = next;
      const known = { ...sent.accepted, ...accepted };
      if (JSON.stringify([findings, known]) === JSON.stringify([sent.findings, sent.accepted ?? {}])) return;
      const take = (now: Proposal) =>
        now.sent ? catchUp({ ...now, sent: { ...now.sent, findings, accepted: known } }, sources).proposal : now;
      void store.change(take, proposalId);
    };
    const ask = async () => followProposal(await openGitHub(token), to, sent);
    return keepFollowing(ask, tell, () => {
      void keepToken(undefined);
      setToken(undefined);
      setOutcome(failed('token'));
    });
  }, [token, sent, outcome, store, to, proposalId, sources]);

  const send = async () => {
    if (token === undefined || !to) return;
    setOutcome({ kind: 'sending' });
    const files = proposedFiles(proposal, sources.media);
    const question = { ...proposedOf(proposal, sources.media), file: '', wanted: 0, withPreview: false };
    const { text } = await engine.examine({ ...question, withText: true }).catch(() => ({ text: undefined }));
    const list = files.map((file) => `- \`${file.path}\`${'content' in file ? '' : ` (${words.gone})`}`).join('\n');
    const title = titleOfProposal(proposal, sources.entries, words) || words.unnamed;
    // It may be put aside meanwhile.
    const keep = (next: Sent) => void store.change((now) => ({ ...now, sent: next }), proposal.id);
    const outgoing = { id: proposal.id, title, report: text ?? list, files, bases: basesOf(proposal), choices };
    const result = await sendProposal(await openGitHub(token), outgoing, { to: { ...to, branch }, sent, keep });
    setAsked({ ...nothingAsked, ...result });
    if (result.kind === 'sent' || result.kind === 'nothing') setChoices(new Map());
    if ('merged' in result) void store.change((now) => withSent(now, proposal, result), proposal.id);
    const others =
      result.kind === 'sent' ? result.merged.filter(({ path, text: now }) => now !== textOf(files, path)) : [];
    if (result.kind === 'sent') setOutcome({ kind: 'sent', merged: others.length });
    else setOutcome({ kind: result.kind === 'nothing' ? 'nothing' : 'idle' });
  };

  /** Gives the next free names to what would replace files of others. */
  const rename = async () => {
    const planned = taken.map(async (takenFile) => {
      const [file, free] = [takenFile.path.replace('data/', ''), takenFile.free.replace('data/', '')];
      const [draft, another] = proposal.drafts.filter((some) => some.file === file && !some.isDeleted);
      // Which of two is meant by those that refer to them cannot be known.
      if (!draft || another) return { takenFile, edits: [] };
      const change = { file, to: free, oldName: nameIn(draft), instead: undefined };
      return { takenFile, edits: await engine.plan({ ...proposedOf(proposal, sources.media), change }) };
    });
    const plans = await Promise.all(planned);
    const now = Date.now();
    const all = (old: Proposal) =>
      plans.reduce((next, { takenFile, edits }) => withFreeName(next, takenFile, edits, now), old);
    await store.change(all, proposal.id);
  };

  const choose = (conflict: FileConflict, side: 'theirs' | 'mine') => {
    const { path, photo } = conflict;
    if (photo !== undefined) {
      const file = path.replace('data/media/', '');
      setAsked((old) => ({ ...old, conflicts: old.conflicts.filter((open) => open.path !== path) }));
      void store.change((now) =>
        side === 'mine'
          ? { ...now, knownPhotos: { ...now.knownPhotos, [file]: photo } }
          : withoutRemoval(now, file, Date.now()),
      );
      return;
    }
    const next = new Map(choices).set(path, new Map(choices.get(path)).set(choiceKey(conflict), side));
    setChoices(next);
    const caught = local.length > 0 ? catchUp(proposal, sources, next) : undefined;
    if (caught?.conflicts.length === 0) {
      setChoices(new Map());
      void store.change((now) => catchUp(now, sources, next).proposal);
    }
  };
  const isOpen = conflicts.some((conflict) => !choices.get(conflict.path)?.has(choiceKey(conflict)));
  return {
    isSignedIn: token !== undefined,
    signIn,
    outcome,
    // While it is sent, nobody looks.
    followed: followed && outcome.kind === 'sending' ? { ...followed, lost: undefined } : followed,
    taken,
    rename: () => void rename().catch(fail),
    look: () => setOutcome({ kind: 'idle' }),
    send: () => void send().catch(fail),
    conflicts,
    choices,
    choose,
    canSend: outcome.kind !== 'sending' && !isOpen && taken.length === 0,
  };
}
