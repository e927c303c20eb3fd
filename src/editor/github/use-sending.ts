import { useEffect, useMemo, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import { proposedOf } from '../engine/examine.ts';
import type { Sources } from '../engine/sources.ts';
import { useEditorWords, useSettings } from '../parts/words.tsx';
import { titleOfProposal } from '../proposal/apply.ts';
import { basesOf, catchUp, withSent, type AllChoices, type FileConflict } from '../proposal/catch-up.ts';
import { filesOf, type Proposal, type Sent } from '../proposal/proposal.ts';
import type { ProposalStore } from '../proposal/proposal-store.ts';
import { followProposal, type Followed } from './follow.ts';
import { GitHubFailure, keepToken, openGitHub, readToken, type FailureKind, type Repository } from './github.ts';
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
  | { kind: 'failed'; why: FailureKind; minutes: number };

/** A sign-in that GitHub led back from has failed. */
function firstOutcome(): Outcome {
  const { hasFailed } = (history.state ?? {}) as { hasFailed?: boolean };
  return hasFailed && readToken() === undefined ? { kind: 'failed', why: 'signIn', minutes: 0 } : { kind: 'idle' };
}

/** Pause between two looks at the checks (milliseconds). */
const pause = 20_000;

/** Signs in, sends a proposal and follows it; asks about what others changed, too. */
export function useSending({ proposal, sources, engine, store, to }: SendingProps) {
  const { branch } = useSettings();
  const { drafts: words } = useEditorWords();
  const [token, setToken] = useState(readToken);
  const [outcome, setOutcome] = useState<Outcome>(firstOutcome);
  const [asked, setAsked] = useState<readonly FileConflict[]>([]);
  const [choices, setChoices] = useState<AllChoices>(new Map());
  const [followed, setFollowed] = useState<Followed>();
  const local = useMemo(() => catchUp(proposal, sources).conflicts, [proposal, sources]);
  const conflicts = local.length > 0 ? local : asked;
  const { sent, id: proposalId } = proposal;

  const fail = (error: unknown) => {
    const { kind, minutes } = error instanceof GitHubFailure ? error : new GitHubFailure('other', String(error));
    if (kind === 'token') signIn(undefined);
    setOutcome({ kind: 'failed', why: kind, minutes });
    if (!(error instanceof GitHubFailure)) throw error;
  };
  const signIn = (next: string | undefined, stays = false) => {
    keepToken(next, stays);
    setToken(next);
    setOutcome({ kind: 'idle' });
  };

  useEffect(() => {
    if (token === undefined || !to || !sent || outcome.kind === 'sending') return undefined;
    let isOld = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const next = await followProposal(await openGitHub(token), to, sent);
      if (isOld) return;
      setFollowed(next);
      if (JSON.stringify(next.findings) !== JSON.stringify(sent.findings)) {
        const take = (now: Proposal) => (now.sent ? { ...now, sent: { ...now.sent, findings: next.findings } } : now);
        void store.change(take, proposalId);
      }
      if (next.state === 'checking') timer = setTimeout(() => void look().catch(() => undefined), pause);
    };
    // A lost look is no failure of the proposal; the button looks again.
    look().catch(() => !isOld && setFollowed(undefined));
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [token, sent, outcome, store, to, proposalId]);

  const send = async () => {
    if (token === undefined || !to) return;
    setOutcome({ kind: 'sending' });
    const files = filesOf(proposal, sources.media);
    const question = { ...proposedOf(proposal, sources.media), file: '', wanted: 0, withPreview: false };
    const { text } = await engine.examine({ ...question, withText: true }).catch(() => ({ text: undefined }));
    const list = files.map((file) => `- \`${file.path}\`${'content' in file ? '' : ` (${words.gone})`}`).join('\n');
    const title = titleOfProposal(proposal, sources.entries) || words.unnamed;
    // It may be put aside meanwhile.
    const keep = (next: Sent) => void store.change((now) => ({ ...now, sent: next }), proposal.id);
    const outgoing = { id: proposal.id, title, report: text ?? list, files, bases: basesOf(proposal), choices };
    const result = await sendProposal(await openGitHub(token), outgoing, { to: { ...to, branch }, sent, keep });
    setAsked(result.kind === 'conflicts' ? result.conflicts : []);
    setChoices(new Map());
    if (result.kind === 'sent') void store.change((now) => withSent(now, proposal, result), proposal.id);
    if (result.kind === 'conflicts') setOutcome({ kind: 'idle' });
    else setOutcome(result.kind === 'sent' ? { kind: 'sent', merged: result.merged.length } : { kind: 'nothing' });
  };

  const choose = ({ path, pointer }: FileConflict, side: 'theirs' | 'mine') => {
    const next = new Map(choices).set(path, new Map(choices.get(path)).set(pointer, side));
    setChoices(next);
    const caught = local.length > 0 ? catchUp(proposal, sources, next) : undefined;
    if (caught?.conflicts.length === 0) {
      setChoices(new Map());
      void store.change((now) => catchUp(now, sources, next).proposal);
    }
  };
  const isOpen = conflicts.some(({ path, pointer }) => !choices.get(path)?.has(pointer));
  return {
    isSignedIn: token !== undefined,
    signIn,
    outcome,
    followed,
    look: () => setOutcome({ kind: 'idle' }),
    send: () => void send().catch(fail),
    conflicts,
    choices,
    choose,
    canSend: outcome.kind !== 'sending' && !isOpen,
  };
}
