import styled from '@emotion/styled';
import { Sign } from '../parts/sign.tsx';
import { fill, useWords } from '../parts/words.tsx';
import { Buttons, IconButton } from './parts.ts';

/** Side by side also in a table's cell, which would be as narrow as one of them. */
const InOneLine = styled(Buttons)`
  flex-wrap: nowrap;
`;

export interface ItemButtonsProps {
  /** What the item is called: "Feature 2". */
  item: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves an item of a list up and down, and removes it. */
export function ItemButtons({ item, index, count, onMove, onRemove }: ItemButtonsProps) {
  const { form } = useWords();
  const name = (action: string) => fill(form.ofItem, { action, item });
  return (
    <InOneLine>
      <IconButton
        type="button"
        aria-label={name(form.up)}
        title={form.up}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <Sign path="M9 15V3.5M4 8.5l5-5 5 5" />
      </IconButton>
      <IconButton
        type="button"
        aria-label={name(form.down)}
        title={form.down}
        disabled={index >= count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Sign path="M9 3v11.5M4 9.5l5 5 5-5" />
      </IconButton>
      <IconButton type="button" aria-label={name(form.remove)} title={form.remove} onClick={onRemove}>
        <Sign path="M4 4l10 10M14 4L4 14" />
      </IconButton>
    </InOneLine>
  );
}
