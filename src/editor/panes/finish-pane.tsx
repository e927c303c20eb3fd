import styled from '@emotion/styled';
import { useState } from 'react';
import { Hint } from '../../ui/links/control.ts';
import { ButtonAnchor } from '../../ui/links/button.ts';
import { colour, font, size, space } from '../../ui/theme.ts';
import type { StoredDraft } from '../drafts/draft-store.ts';
import { Buttons, SecondaryButton } from '../form/parts.ts';
import { proposalAddress, saveFile } from '../github/propose.ts';
import { fill, useSettings, useEditorWords } from '../parts/words.tsx';
import { Notice } from '../workbench-layout.ts';
import { StepPicture } from './step-picture.tsx';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x2};
  min-width: 0;
  h2 {
    font-size: ${size.h3};
  }
  h3 {
    margin: ${space.x2} 0 0;
    font-size: ${size.h4};
  }
`;
const Propose = styled(ButtonAnchor)`
  flex-wrap: wrap;
  row-gap: 0;
  padding-block: ${space.x1};
`;
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space.x3};
  li {
    display: grid;
    align-content: start;
    gap: ${space.x1};
  }
  strong {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  span {
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;

/** How to propose the draft: on GitHub, as a file, or as text to paste. */
export function FinishPane({ draft, hasErrors }: { draft: StoredDraft; hasErrors: boolean }) {
  const settings = useSettings();
  const words = useEditorWords();
  const { finish, steps } = words;
  const [announcement, announce] = useState('');
  const { file, text, isNew, base } = draft;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const { href, holdsText } = proposalAddress(settings, { file, text, isNew });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => announce(finish.copied),
      () => announce(finish.notCopied),
    );
  const how = holdsText ? (isNew ? undefined : finish.proposeChange) : finish.proposeLong;
  return (
    <Frame>
      <h2>{finish.heading}</h2>
      {text === base && <Notice>{finish.unchanged}</Notice>}
      {hasErrors && <Notice>{finish.errors}</Notice>}
      <p>{finish.account}</p>
      {how !== undefined && <Notice>{how}</Notice>}
      <Buttons>
        <Propose
          look="primary"
          href={href}
          target="_blank"
          rel="noopener"
          onClick={() => {
            if (how !== undefined) void copy();
          }}
        >
          {finish.propose}
          <small>({finish.newTab})</small>
        </Propose>
        <SecondaryButton type="button" onClick={() => saveFile(name, new Blob([text], { type: 'application/yaml' }))}>
          {fill(finish.download, { file: name })}
        </SecondaryButton>
        <SecondaryButton type="button" onClick={() => void copy()}>
          {finish.copy}
        </SecondaryButton>
      </Buttons>
      <Hint role="status">{announcement}</Hint>
      <h3>{finish.steps}</h3>
      <Steps>
        {steps.map(({ title, text: explanation, picture }, index) => (
          <li key={title}>
            <StepPicture picture={picture} />
            <strong>{`${index + 1}. ${title}`}</strong>
            <span>{explanation}</span>
          </li>
        ))}
      </Steps>
    </Frame>
  );
}
