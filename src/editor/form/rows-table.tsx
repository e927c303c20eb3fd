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
  const { announce } = useForm();
  const [isAdding, setAdding] = useState(rows.length === 0);
  const body = useRef<HTMLTableSectionElement>(null);
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
          {Array.from({ length: rows.length + (isAdding ? 1 : 0) }, (_, index) => (
            <Row
              key={index}
              path={path}
              rows={rows}
              index={index}
              onAdd={(name, figure) => {
                onAdd(name, figure);
                setAdding(false);
              }}
              onPaste={paste(index)}
              onRemove={() => (index < rows.length ? focus(Math.max(0, index - 1)) : setAdding(false))}
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

interface RowProps extends Pick<RowsTableProps, 'path' | 'rows' | 'onAdd'> {
  /** After the last row: a new one, which is added when its name is entered. */
  index: number;
  onPaste: (event: ClipboardEvent) => void;
  /** The row was removed; a new one was never in the file. */
  onRemove: () => void;
}

function Row({ path, rows, index, onAdd, onPaste, onRemove }: RowProps) {
  const { form } = useWords();
  const { edit, announce } = useForm();
  const [typedName, setTypedName] = useState<string>();
  const [figure, setFigure] = useState('');
  const [name, value] = rows[index] ?? ['', ''];
  const isNew = index >= rows.length;
  const here = [...path, name];
  const problems = useProblems(here, true);
  const typed = useTyped(isNew ? figure : String(value), (text) =>
    isNew ? setFigure(text) : edit(here, asFigure(text)),
  );
  const wanted = asParagraph(typedName ?? name);
  const isTaken = wanted !== name && rows.some(([other]) => other === wanted);
  const label = name || fill(form.item, { name: form.row, number: index + 1 });
  const id = controlId(here);
  const commitName = () => {
    if (wanted === '' || wanted === name || isTaken) return;
    if (isNew) onAdd(wanted, asFigure(figure));
    else edit(path, renameRow(name, wanted));
    setTypedName(undefined);
    setFigure('');
  };
  const invalid = problems.some(({ severity }) => severity === 'error') || undefined;
  return (
    <tr>
      <td>
        <Cell
          aria-label={`${form.rowName}: ${label}`}
          aria-invalid={isTaken || undefined}
          aria-describedby={isTaken ? `${id}:taken` : undefined}
          autoComplete="off"
          value={typedName ?? name}
          onChange={({ target }) => setTypedName(target.value)}
          onBlur={() => {
            commitName();
            if (!isNew && wanted === '') setTypedName(undefined);
          }}
          onPaste={onPaste}
        />
        {isTaken && <Note id={`${id}:taken`}>{form.nameTaken}</Note>}
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
        <ItemButtons
          item={label}
          index={index}
          count={isNew ? 0 : rows.length}
          onMove={(to) => {
            edit(path, moveMember(index, to));
            announce(fill(form.moved, { item: name, number: to + 1 }));
          }}
          onRemove={() => {
            if (!isNew) {
              edit(here, () => undefined);
              announce(fill(form.removed, { item: name }));
            }
            onRemove();
          }}
        />
      </td>
    </tr>
  );
}
