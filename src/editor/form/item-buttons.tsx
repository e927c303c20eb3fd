import styled from '@emotion/styled';
import { Sign } from '../parts/sign.tsx';
import { fill, useEditorWords } from '../parts/words.tsx';
import { IconButton } from './parts.ts';

const InOneLine = styled.span`
  display: flex;
`;

export interface ItemButtonsProps {
  /** Name of the item: "Feature 2". */
  item: string;
  /** A line has keys for them, so that Tab leads to the next text. */
  isInTabOrder: boolean;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Buttons to move and remove a list item. */
export function ItemButtons({ item, isInTabOrder, index, count, onMove, onRemove }: ItemButtonsProps) {
  const { form } = useEditorWords();
  const button = (action: string, path: string, isDisabled: boolean, onClick: () => void) => (
    <IconButton
      aria-label={fill(form.ofItem, { action, item })}
      title={action}
      tabIndex={isInTabOrder ? undefined : -1}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Sign path={path} />
    </IconButton>
  );
  return (
    <InOneLine>
      {button(form.up, 'M9 15V3.5M4 8.5l5-5 5 5', index === 0 || count === 0, () => onMove(index - 1))}
      {button(form.down, 'M9 3v11.5M4 9.5l5 5 5-5', index >= count - 1, () => onMove(index + 1))}
      {button(form.remove, 'M4 4l10 10M14 4L4 14', false, onRemove)}
    </InOneLine>
  );
}
