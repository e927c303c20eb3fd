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

/** Does what a button says; the group takes the focus when the button is gone, or can't be pressed any more. */
function keepFocus(button: HTMLElement, act: () => void): void {
  const groups: Element[] = [];
  for (let at = button.closest('fieldset[tabindex]'); at; at = at.parentElement?.closest('fieldset[tabindex]') ?? null)
    groups.push(at);
  act();
  // What acts may choose a place of its own for the focus, a frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && !activeElement?.matches(':disabled')) return;
      const group = groups.find(({ isConnected }) => isConnected);
      if (group instanceof HTMLElement) group.focus({ preventScroll: true });
    }),
  );
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
        onClick={({ currentTarget }) => keepFocus(currentTarget, () => onMove(index - 1))}
      >
        <Sign path="M9 15V3.5M4 8.5l5-5 5 5" />
      </IconButton>
      <IconButton
        type="button"
        aria-label={name(form.down)}
        title={form.down}
        disabled={index >= count - 1}
        onClick={({ currentTarget }) => keepFocus(currentTarget, () => onMove(index + 1))}
      >
        <Sign path="M9 3v11.5M4 9.5l5 5 5-5" />
      </IconButton>
      <IconButton
        type="button"
        aria-label={name(form.remove)}
        title={form.remove}
        onClick={({ currentTarget }) => keepFocus(currentTarget, onRemove)}
      >
        <Sign path="M4 4l10 10M14 4L4 14" />
      </IconButton>
    </InOneLine>
  );
}
