import styled from '@emotion/styled';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ordersAfterMove, sortForLists } from '../../catalogue/list-order.ts';
import { colour, space } from '../../ui/theme.ts';
import { valueOfText } from '../../yaml/edit/edit-text.ts';
import { valueAtPath } from '../../yaml/edit/edit.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { useForm } from '../form/form-context.ts';
import { IconButton, More } from '../form/parts.ts';
import { Hint } from '../../ui/links/control.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { fill, useEditorWords } from '../parts/words.ts';
import { withEdits } from './apply.ts';
import type { ProposalStore } from './proposal-store.ts';

const Places = styled.ol`
  display: grid;
  margin-top: ${space.x1};
  li {
    display: flex;
    align-items: center;
    gap: ${space.x1};
    min-height: 44px;
    border-top: 1px solid ${colour.line};
    overflow-wrap: anywhere;
  }
  li[data-own='true'] {
    font-weight: 600;
    color: ${colour.ink};
  }
  li[data-moves='true'] {
    background: ${colour.primaryPale};
  }
  button:first-of-type {
    flex: none;
    cursor: grab;
    touch-action: none;
  }
`;

interface OrderListProps {
  /** The open entry's file. */
  file: string;
  /** All entries with the proposal, and the published ones. */
  entries: readonly SourceEntry[];
  published: readonly SourceEntry[];
  store: ProposalStore;
}

/** The entry among those of its list: each can be dragged, or moved with the arrow keys, which writes `order`. */
export function OrderList(props: OrderListProps) {
  const { order: words } = useEditorWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <More onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.heading}</summary>
      {isOpen && <Siblings {...props} />}
    </More>
  );
}

function Siblings({ file, entries, published, store }: OrderListProps) {
  const { order: words } = useEditorWords();
  const { edit, announce } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const [moves, setMoves] = useState<number>();
  const siblings = useMemo(() => siblingsOf(file, entries), [file, entries]);
  const move = (from: number, to: number) => {
    const orders = to >= 0 && to < siblings.length ? ordersAfterMove(siblings, from, to) : [];
    const edits = [...orders].map(([entry, after]) => ({ file: entry.file, path: ['order'], after }));
    const others = edits.filter((edited) => edited.file !== file);
    for (const edited of edits) if (edited.file === file) edit(['order'], edited.after);
    if (others.length > 0)
      void store.change((now) => ({ ...now, drafts: withEdits(now.drafts, others, published, Date.now()) }));
    if (edits.length > 0) announce(fill(words.moved, { name: siblings[from]?.name ?? '', number: to + 1 }));
  };
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return below < 0 ? rows.length - 1 : below;
  };
  const drag = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setMoves(index);
    },
    onPointerUp(event: PointerEvent) {
      if (moves === index && placeAt(event.clientY) !== index) move(index, placeAt(event.clientY));
      setMoves(undefined);
    },
    onPointerCancel: () => setMoves(undefined),
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(index, index + step);
    },
  });
  return (
    <>
      <Hint>{words.explain}</Hint>
      <Places ref={list}>
        {siblings.map((sibling, index) => (
          <li key={sibling.file} data-own={sibling.file === file} data-moves={moves === index}>
            <IconButton type="button" aria-label={fill(words.move, { name: sibling.name })} {...drag(index)}>
              <Icon size={18} strokeWidth="1.8" d="M9 2v14M5 6l4-4 4 4M5 12l4 4 4-4" />
            </IconButton>
            {sibling.name}
          </li>
        ))}
      </Places>
    </>
  );
}

/** The entries that stand in one list with another: of its kind, category and category above, as lists sort them. */
function siblingsOf(file: string, entries: readonly SourceEntry[]) {
  const current = entries.find((entry) => entry.file === file);
  const groupOf = (text: string) => {
    const value = valueOfText(text);
    return ['category', 'parent'].map((name) => String(valueAtPath(value, [name]) ?? ''));
  };
  const group = groupOf(current?.text ?? '');
  // Not every model of a large catalogue is parsed.
  const alike = entries.filter(({ kind, text }) => kind === current?.kind && group.every((id) => text.includes(id)));
  const siblings = alike.flatMap((entry) => {
    const order = valueAtPath(valueOfText(entry.text), ['order']);
    const isSibling = groupOf(entry.text).join('\n') === group.join('\n');
    return isSibling ? [{ ...entry, order: typeof order === 'number' ? order : undefined }] : [];
  });
  return sortForLists(siblings, document.documentElement.lang, ({ name }) => name);
}
