import styled from '@emotion/styled';
import { colour, focusRingOnInk, font, media, size, space } from '../site/theme.ts';
import type { OpenDraft } from './drafts/use-draft.ts';
import { Sign } from './parts/sign.tsx';
import { useWords, fill } from './parts/words.tsx';
import { goTo } from './start/use-hash.ts';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  height: 64px;
  padding-inline: ${space.gutter};
  border-bottom: 3px solid ${colour.accent};
  background: ${colour.ink};
  color: ${colour.onInk};
  ${media.phone} {
    padding-inline: ${space.half};
    gap: 0;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space.half};
    min-width: 44px;
    min-height: 44px;
    padding: 0 ${space.x1};
    font-weight: ${font.weight.medium};
    white-space: nowrap;
    color: ${colour.onInk};
    &:focus-visible {
      ${focusRingOnInk}
    }
    &:disabled {
      color: ${colour.onInkMuted};
      opacity: 0.6;
      cursor: default;
    }
  }
`;
const Kept = styled.p`
  flex: 1;
  min-width: 0;
  font-size: ${size.small};
  text-align: end;
  color: ${colour.onInkMuted};
  ${media.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`;
const Spring = styled.span`
  ${media.phone} {
    flex: 1;
  }
`;
/** The bar above an entry: back, undo, and whether the draft is saved. */
export function WorkBar({ open }: { open: OpenDraft }) {
  const words = useWords();
  const { draft, isKept, canUndo, canRedo } = open;
  const time = new Date(draft.changed).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return (
    <Bar>
      <button type="button" onClick={() => goTo('')}>
        <Sign path="M11 3L5 9l6 6" />
        {words.panes.back}
      </button>
      <Spring />
      <Kept>{isKept && fill(words.drafts.saved, { time })}</Kept>
      <button type="button" disabled={!canUndo} onClick={open.undo}>
        <Sign path="M4 7h7a4 4 0 0 1 0 8H7M7 4L4 7l3 3" />
        {words.form.undo}
      </button>
      <button type="button" disabled={!canRedo} onClick={open.redo}>
        <Sign path="M14 7H7a4 4 0 0 0 0 8h4M11 4l3 3-3 3" />
        {words.form.redo}
      </button>
    </Bar>
  );
}
