import styled from '@emotion/styled';
import { useEffect, useState, type FormEvent, type MouseEvent } from 'react';
import { Button, ButtonAnchor } from '../../ui/links/button.ts';
import { FieldBox, Hint, Input } from '../../ui/links/control.ts';
import { colour, space } from '../../ui/theme.ts';
import { Buttons, SecondaryButton } from '../form/parts.ts';
import { plainFix, plainMessage } from '../form/problems.tsx';
import { fill, useEditorWords } from '../parts/words.ts';
import type { Finding } from '../../yaml/finding.ts';
import { Notice } from '../workbench-layout.ts';
import { Conflicts, Taken } from './conflicts.tsx';
import type { Followed } from './follow.ts';
import type { Repository } from './github.ts';
import { findSignIn } from './sign-in.ts';
import { canKeepToken } from './token.ts';
import type { EditorSettings } from '../embedded.ts';
import { useSending, type Outcome, type SendingProps } from './use-sending.ts';

const Part = styled.section`
  display: grid;
  gap: ${space.x2};
  padding: ${space.x2};
  border: 1px solid ${colour.line};
  border-top: 3px solid ${colour.primary};
  form {
    display: grid;
    gap: ${space.x2};
    max-width: 56ch;
  }
  label:has(input[type='checkbox']) {
    display: flex;
    align-items: center;
    gap: ${space.x1};
    min-height: 44px;
  }
  :is(p, span) > a {
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
`;

/** Signs in, sends the proposal to GitHub and shows how it fares there. */
export function SendPart({ onChoose, ...props }: SendingProps & Pick<FateProps, 'onChoose'>) {
  const { github: words } = useEditorWords();
  const sending = useSending(props);
  const { outcome, followed } = sending;
  const { sent } = props.proposal;
  const fate = followed ?? (sent && { ...sent, state: 'unknown' as const });
  // Until then, nothing may have arrived.
  const isThere = fate?.pull !== undefined || (sent?.isByHand && outcome.kind !== 'sending');
  const questions = [
    sending.conflicts.length > 0 && (
      <Conflicts key="conflicts" conflicts={sending.conflicts} choices={sending.choices} onChoose={sending.choose} />
    ),
    sending.taken.length > 0 && <Taken key="taken" taken={sending.taken} onRename={sending.rename} />,
  ].filter(Boolean);
  if (!props.to) return questions.length > 0 && <Part>{questions}</Part>;
  return (
    <Part>
      <h3>{words.heading}</h3>
      <Hint>{words.explain}</Hint>
      {questions}
      {outcome.kind === 'failed' && <Notice role="alert">{fill(words.failures[outcome.why], { ...outcome })}</Notice>}
      {sending.isSignedIn ? (
        <Buttons>
          <Button look="primary" type="button" disabled={!sending.canSend} onClick={sending.send}>
            {sent ? words.again : words.send}
          </Button>
          <SecondaryButton type="button" onClick={() => sending.signIn(undefined)}>
            {words.leave}
          </SecondaryButton>
        </Buttons>
      ) : (
        <SignIn to={props.to} onSignIn={sending.signIn} />
      )}
      <Hint role="status">{said(outcome, words)}</Hint>
      {fate && isThere && <Fate followed={fate} onLook={sending.look} onChoose={onChoose} />}
    </Part>
  );
}

function said(outcome: Outcome, words: EditorSettings['words']['github']): string {
  if (outcome.kind === 'sent') {
    return outcome.merged > 0 ? fill(words.gotOthers, { count: outcome.merged }) : words.sent;
  }
  return outcome.kind === 'idle' || outcome.kind === 'failed' ? '' : words[outcome.kind];
}

/** GitHub's pages that make a token, with the rights filled in: for members, and for everyone else. */
function tokenPages({ owner }: Repository): { member: string; guest: string } {
  const rights = { name: 'Catalogue editor', target_name: owner, contents: 'write', pull_requests: 'write' };
  const guest = { description: 'Catalogue editor', scopes: 'public_repo' };
  const settings = 'https://github.com/settings';
  return {
    member: `${settings}/personal-access-tokens/new?${new URLSearchParams(rights).toString()}`,
    guest: `${settings}/tokens/new?${new URLSearchParams(guest).toString()}`,
  };
}

/** A state serves for ten minutes, and the link may have stood there for hours. */
async function startSignIn(event: MouseEvent, page: string): Promise<void> {
  event.preventDefault();
  location.assign((await findSignIn()) ?? page);
}

function SignIn({ to, onSignIn }: { to: Repository; onSignIn: (token: string, stays: boolean) => void }) {
  const { github: words, finish } = useEditorWords();
  const [token, setToken] = useState('');
  const [stays, setStays] = useState(false);
  const pages = tokenPages(to);
  const [page, setPage] = useState<string>();
  useEffect(() => void findSignIn().then(setPage), []);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    onSignIn(token.trim(), stays);
  };
  return (
    <form onSubmit={enter}>
      {page !== undefined && (
        <ButtonAnchor look="primary" href={page} onClick={(event) => void startSignIn(event, page)}>
          {words.withGitHub}
        </ButtonAnchor>
      )}
      <p>{fill(page === undefined ? words.signIn : words.orToken, { repository: `${to.owner}/${to.repo}` })}</p>
      <Buttons>
        {(
          [
            [pages.member, words.makeToken],
            [pages.guest, words.guestToken],
          ] as const
        ).map(([href, text]) => (
          <a key={href} href={href} target="_blank" rel="noopener">{`${text} (${finish.newTab})`}</a>
        ))}
      </Buttons>
      <FieldBox>
        <label htmlFor="github-token">{words.token}</label>
        <Hint id="github-token-hint">{words.tokenHint}</Hint>
        <Input
          id="github-token"
          type="password"
          autoComplete="off"
          required
          pattern="\s*\w{20,}\s*"
          aria-describedby="github-token-hint"
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
      </FieldBox>
      {canKeepToken() ? (
        <label>
          <input type="checkbox" checked={stays} onChange={({ target }) => setStays(target.checked)} />
          {words.stay}
        </label>
      ) : (
        <Hint>{words.notKept}</Hint>
      )}
      <SecondaryButton type="submit">{words.enter}</SecondaryButton>
    </form>
  );
}

interface FateProps {
  followed: Followed;
  onLook: () => void;
  onChoose: (finding: Finding) => void;
}

/** The request on GitHub: its checks, what they ask for, and whether it was accepted. */
function Fate({ followed, onLook, onChoose }: FateProps) {
  const { github: words, findings: finding } = useEditorWords();
  const { state, findings, said: remarks = [], pull, address, lost } = followed;
  const wanted = findings.filter(({ severity }) => severity === 'error');
  const text = state === 'needs' && wanted.length === 0 ? words.needsLook : words[state];
  return (
    <>
      <Notice role="status" data-state={state}>
        <span>{pull === undefined ? words.byHand : text}</span>{' '}
        <a href={address} target="_blank" rel="noopener">
          {pull === undefined ? address : fill(words.request, { number: pull })}
        </a>
      </Notice>
      <Hint role="status">{lost !== undefined && fill(words.lost, { seconds: lost })}</Hint>
      {wanted.length > 0 && (
        <ul>
          {wanted.map((error) => {
            const fix = plainFix(error);
            return (
              <li key={error.file + error.line + error.message}>
                <SecondaryButton type="button" onClick={() => onChoose(error)}>
                  {`${error.file}: ${plainMessage(error)}`}
                </SecondaryButton>
                {fix !== undefined && <Hint>{fill(finding.fix, { fix })}</Hint>}
              </li>
            );
          })}
        </ul>
      )}
      {remarks.length > 0 && (
        <ul>
          {remarks.map(({ name, text: written, address: at, isDemand, place }) => (
            <li key={at}>
              <a href={at} target="_blank" rel="noopener">
                {fill(isDemand ? words.asked : words.wrote, { name })}
              </a>
              <Hint>{[place, written].filter(Boolean).join(': ')}</Hint>
            </li>
          ))}
        </ul>
      )}
      <SecondaryButton type="button" onClick={onLook}>
        {words.look}
      </SecondaryButton>
    </>
  );
}
