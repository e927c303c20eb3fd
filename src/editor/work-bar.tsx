import styled from '@emotion/styled';
import { media } from '../ui/theme.ts';
import type { OpenDraft } from './drafts/use-draft.ts';
import { BackButton, Bar } from './parts/bar.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { useEditorWords, fill } from './parts/words.ts';

const Kept = styled.p`
  ${media.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** The bar above an entry: back, undo, and whether the draft is saved. */
export function WorkBar({ open, isKept }: { open: OpenDraft; isKept: boolean | undefined }) {
  const words = useEditorWords();
  const { draft, canUndo, canRedo } = open;
  const time = new Date(draft.changed).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return (
    <Bar>
      <BackButton />
      <Kept>{isKept && fill(words.drafts.saved, { time })}</Kept>
      <button type="button" disabled={!canUndo} onClick={open.undo}>
        <Icon size={18} strokeWidth="1.8" d="M4 7h7a4 4 0 0 1 0 8H7M7 4L4 7l3 3" />
        {words.form.undo}
      </button>
      <button type="button" disabled={!canRedo} onClick={open.redo}>
        <Icon size={18} strokeWidth="1.8" d="M14 7H7a4 4 0 0 0 0 8h4M11 4l3 3-3 3" />
        {words.form.redo}
      </button>
    </Bar>
  );
}
