import styled from '@emotion/styled';
import { useRef, useState, type ClipboardEvent } from 'react';
import { Input } from '../../site/components/enquiry/fields/control.ts';
import { VisuallyHidden } from '../../site/components/layout/visually-hidden.ts';
import { colour, labelText, media, space } from '../../site/theme.ts';
import { fill, useWords } from '../parts/words.tsx';
import { asFigure, useTyped } from './use-typed.ts';
import { asParagraph } from '../text/scalar-text.ts';
import { pastedTable, type PastedRow } from '../text/pasted.ts';
import { moveMember, renameRow, type EntryValue, type Rows } from '../text/edit.ts';
import { controlId, useForm } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { Note, SecondaryButton } from './parts.ts';
import { Problems, useProblems } from './problems.tsx';

const Table = styled.table`
  width: 100%;
  th {
    ${labelText}
    padding: 0 0 ${space.half};
    text-align: start;
    color: ${colour.muted};
  }
  td {
    padding-block: ${space.half};
    padding-inline: 0 ${space.half};
    vertical-align: top;
  }
  td:last-of-type {
    width: 1%;
    padding-inline-end: 0;
    white-space: nowrap;
  }
  ${media.phone} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      padding-block: ${space.x1};
      border-top: 1px solid ${colour.line};
    }
    td:last-of-type {
      width: auto;
    }
  }
`;
const Cell = styled(Input)`
  min-height: 44px;
  padding: 8px 12px;
`;

export interface RowsTableProps {
  /** The path of the block with these rows. */
  path: readonly string[];
  rows: Rows;
  /** Name for screen readers. */
  label: string;
  onAdd: (name: string, value: EntryValue) => void;
  onPasteRows: (rows: readonly PastedRow[], index: number) => void;
}

/** An editable table of names and figures, with at most one empty row. */
export function RowsTable({ path, rows, label, onAdd, onPasteRows }: RowsTableProps) {
  const { form } = useWords();
  const { edit, announce } = useForm();
  const [isAdding, setAdding] = useState(rows.length === 0);
  const body = useRef<HTMLTableSectionElement>(null);
  const taken = new Set(rows.map(([name]) => name));
  const shown: Rows = isAdding ? [...rows, ['', '']] : rows;
  const nameOf = (index: number) => rows[index]?.[0] ?? fill(form.item, { name: form.row, number: index + 1 });
  const focus = (index: number) =>
    requestAnimationFrame(() => body.current?.rows[index]?.querySelector('input')?.focus());
  const paste = (index: number) => (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain'));
    if (!table) return;
    event.preventDefault();
    onPasteRows(table, Math.min(index + 1, rows.length));
    setAdding(false);
    announce(fill(form.pasted, { count: table.length }));
  };
  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{form.rowName}</th>
            <th scope="col">{form.rowValue}</th>
            <th scope="col">
              <VisuallyHidden>{form.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map(([name, value], index) => (
            <Row
              key={index}
              path={[...path, name]}
              name={name}
              value={value}
              label={nameOf(index)}
              isNew={index >= rows.length}
              isTaken={(other) => other !== name && taken.has(other)}
              index={index}
              count={rows.length}
              onName={(next, figure) => {
                if (index < rows.length) return edit(path, renameRow(name, next));
                onAdd(next, figure);
                setAdding(false);
              }}
              onPaste={paste(index)}
              onMove={(to) => {
                edit(path, moveMember(index, to));
                announce(fill(form.moved, { item: name, number: to + 1 }));
              }}
              onRemove={() => {
                if (index >= rows.length) return setAdding(false);
                edit([...path, name], () => undefined);
                announce(fill(form.removed, { item: name }));
                focus(Math.max(0, index - 1));
              }}
            />
          ))}
        </tbody>
      </Table>
      <SecondaryButton
        type="button"
        onClick={() => {
          setAdding(true);
          focus(rows.length);
        }}
      >
        {form.addRow}
      </SecondaryButton>
    </>
  );
}

interface RowProps {
  path: readonly string[];
  name: string;
  value: EntryValue;
  label: string;
  isNew: boolean;
  isTaken: (name: string) => boolean;
  index: number;
  count: number;
  /** The name was entered; `value` is the figure that was typed before it in a new row. */
  onName: (name: string, value: EntryValue) => void;
  onPaste: (event: ClipboardEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Row({ path, name, value, label, isNew, isTaken, index, count, onName, onPaste, onMove, onRemove }: RowProps) {
  const { form } = useWords();
  const { edit } = useForm();
  const [typedName, setTypedName] = useState<string>();
  const [figure, setFigure] = useState('');
  const problems = useProblems(path, true);
  const typed = useTyped(isNew ? figure : String(value), (text) =>
    isNew ? setFigure(text) : edit(path, asFigure(text)),
  );
  const wanted = asParagraph(typedName ?? name);
  const isClash = isTaken(wanted);
  const id = controlId(path);
  const commitName = () => {
    if (wanted === '' || wanted === name || isClash) return;
    onName(wanted, asFigure(figure));
    setTypedName(undefined);
    setFigure('');
  };
  const invalid = problems.some(({ severity }) => severity === 'error') || undefined;
  return (
    <tr>
      <td>
        <Cell
          aria-label={`${form.rowName}: ${label}`}
          aria-invalid={isClash || undefined}
          aria-describedby={isClash ? `${id}:taken` : undefined}
          autoComplete="off"
          value={typedName ?? name}
          onChange={({ target }) => setTypedName(target.value)}
          onBlur={() => {
            commitName();
            if (!isNew && wanted === '') setTypedName(undefined);
          }}
          onPaste={onPaste}
        />
        {isClash && <Note id={`${id}:taken`}>{form.nameTaken}</Note>}
        {isNew && figure !== '' && wanted === '' && <Note role="status">{form.rowNeedsName}</Note>}
      </td>
      <td>
        <Cell
          id={isNew ? undefined : id}
          aria-label={`${form.rowValue}: ${label}`}
          aria-invalid={invalid}
          aria-describedby={`${id}:problems`}
          autoComplete="off"
          value={typed.value}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.reset}
          onPaste={onPaste}
        />
        <Problems id={`${id}:problems`} problems={problems} />
      </td>
      <td>
        <ItemButtons item={label} index={index} count={isNew ? 0 : count} onMove={onMove} onRemove={onRemove} />
      </td>
    </tr>
  );
}
