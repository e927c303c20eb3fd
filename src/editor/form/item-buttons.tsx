import styled from '@emotion/styled';
import { Sign } from '../parts/sign.tsx';
import { fill, useWords } from '../parts/words.tsx';
import { Buttons, IconButton } from './parts.ts';

/** Keeps the buttons on one line in a narrow table cell. */
const InOneLine = styled(Buttons)`
  flex-wrap: nowrap;
`;

export interface ItemButtonsProps {
  /** Name of the item: "Feature 2". */
  item: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Runs a button's action, then focuses the group if the button was removed or disabled. */
function keepFocus(button: HTMLElement, act: () => void): void {
  const groups: Element[] = [];
  for (let at = button.closest('fieldset[tabindex]'); at; at = at.parentElement?.closest('fieldset[tabindex]') ?? null)
    groups.push(at);
  act();
  // The action may move the focus itself, one frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && !activeElement?.matches(':disabled')) return;
      const group = groups.find(({ isConnected }) => isConnected);
      if (group instanceof HTMLElement) group.focus({ preventScroll: true });
    }),
  );
}

/** Buttons to move and remove a list item. */
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
