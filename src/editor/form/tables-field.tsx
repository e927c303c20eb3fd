import { useState } from 'react';
import { Input } from '../../site/components/enquiry/fields/control.ts';
import { fill, useWords } from '../parts/words.tsx';
import { asParagraph } from '../text/scalar-text.ts';
import { valueAtPath, type EntryValue } from '../text/edit.ts';
import { asFigure } from './use-typed.ts';
import { freeName, tablesOf, type PastedRow } from '../text/pasted.ts';
import { GroupFrame, joinSentences, useHint } from './field-frame.tsx';
import { orderFor } from './field-model.ts';
import { controlId, useForm } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { Card, CardTop, List, NameLabel, Note, SecondaryButton } from './parts.ts';
import { Problems, useProblems } from './problems.tsx';
import { rowsAt } from './rows-field.tsx';
import { RowsTable } from './rows-table.tsx';
import type { FieldProps } from './single-fields.tsx';

type Rows = readonly (readonly [string, EntryValue])[];

/** Named tables of names and figures. */
export function TablesField({ field, path }: FieldProps) {
  const { form } = useWords();
  const { value, edit, kind } = useForm();
  const tables = rowsAt(valueAtPath(value, path));
  const [isAdding, setAdding] = useState(false);
  const isEmpty = tables.length === 0;
  const names = new Set(tables.map(([name]) => name));

  const addTable = (index: number, added: readonly (readonly [string, Rows])[]) => {
    const blocks = added.map(([name, rows]): [string, EntryValue] => [name, Object.fromEntries(rows)]);
    if (isEmpty) edit({ kind: 'set', path, value: Object.fromEntries(blocks), order: orderFor(kind, path) });
    else edit({ kind: 'rows', path, index, rows: blocks });
    setAdding(false);
  };
  const insertRows = (name: string, index: number, rows: Rows) =>
    edit({ kind: 'rows', path: [...path, name], index, rows });

  /** Pasted rows before the first heading are added to this table; each heading starts a new one. */
  const paste = (at: number, own: string, rows: Rows, pasted: readonly PastedRow[], index: number) => {
    const taken = new Set(rows.map(([name]) => name));
    const unique = (some: readonly [string, string][], among: Set<string>): Rows =>
      some.map(([name, figure]) => {
        const free = freeName(name, among);
        among.add(free);
        return [free, asFigure(figure)];
      });
    const groups = tablesOf(pasted);
    const first = groups.filter(({ heading }) => heading === '').flatMap((table) => unique(table.rows, taken));
    const usedNames = new Set([...names, own]);
    const others = groups
      .filter(({ heading }) => heading !== '')
      .map((table): [string, Rows] => {
        const free = freeName(table.heading, usedNames);
        usedNames.add(free);
        return [free, unique(table.rows, new Set())];
      });
    const isNew = !names.has(own);
    const nameless =
      isNew && first.length > 0 ? [[own === '' ? freeName(form.table, usedNames) : own, first] as [string, Rows]] : [];
    if (!isNew && first.length > 0) insertRows(own, index, first);
    if (nameless.length + others.length > 0) addTable(isNew ? tables.length : at + 1, [...nameless, ...others]);
  };

  const shown: [string, EntryValue][] = isAdding || isEmpty ? [...tables, ['', {}]] : tables;
  return (
    <GroupFrame field={field} path={path} hint={joinSentences(useHint(field), form.tableHint)}>
      <List>
        {shown.map(([name, block], index) => (
          <TableCard
            key={index}
            path={[...path, name]}
            name={name}
            rows={rowsAt(block)}
            index={index}
            count={tables.length}
            isTaken={(other) => other !== name && names.has(other)}
            onPasteRows={(own, pasted, at) => paste(index, own, rowsAt(block), pasted, at)}
            onAddRow={(own, row, figure) =>
              index < tables.length
                ? insertRows(name, rowsAt(block).length, [[row, figure]])
                : addTable(index, [[own === '' ? freeName(form.table, names) : own, [[row, figure]]]])
            }
            onRemove={() =>
              index < tables.length ? edit({ kind: 'remove', path: [...path, name] }) : setAdding(false)
            }
          />
        ))}
      </List>
      {!isEmpty && (
        <SecondaryButton type="button" onClick={() => setAdding(true)}>
          {form.addTable}
        </SecondaryButton>
      )}
    </GroupFrame>
  );
}

interface TableCardProps {
  path: readonly string[];
  name: string;
  rows: Rows;
  index: number;
  count: number;
  isTaken: (name: string) => boolean;
  /** `own` is the table's current or typed name. */
  onPasteRows: (own: string, rows: readonly PastedRow[], index: number) => void;
  onAddRow: (own: string, row: string, figure: EntryValue) => void;
  onRemove: () => void;
}

function TableCard({ path, name, rows, index, count, isTaken, onPasteRows, onAddRow, onRemove }: TableCardProps) {
  const { form } = useWords();
  const { edit, announce } = useForm();
  const [typed, setTyped] = useState<string>();
  const problems = useProblems(path, true);
  const own = asParagraph(typed ?? name);
  const id = controlId(path);
  const label = own || fill(form.item, { name: form.table, number: index + 1 });
  const settle = () => {
    if (name === '' || own === '' || own === name || isTaken(own)) return;
    edit({ kind: 'rename', path, name: own });
    setTyped(undefined);
  };
  return (
    <Card>
      <CardTop>
        <NameLabel htmlFor={`${id}:name`}>{form.tableName}</NameLabel>
        <ItemButtons
          item={label}
          index={index}
          count={name === '' ? 0 : count}
          onMove={(to) => {
            edit({ kind: 'move', path: path.slice(0, -1), from: index, to });
            announce(fill(form.moved, { item: label, number: to + 1 }));
          }}
          onRemove={onRemove}
        />
      </CardTop>
      <Input
        id={`${id}:name`}
        autoComplete="off"
        aria-invalid={isTaken(own) || undefined}
        aria-describedby={`${id}:problems`}
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
      />
      {isTaken(own) && <Note>{form.nameTaken}</Note>}
      {name === '' && own !== '' && <Note role="status">{form.tableNeedsRow}</Note>}
      <Problems id={`${id}:problems`} problems={problems} />
      <RowsTable
        path={path}
        rows={rows}
        label={label}
        onAdd={(row, figure) => {
          onAddRow(own, row, figure);
          setTyped(undefined);
        }}
        onPasteRows={(pasted, at) => {
          onPasteRows(own, pasted, at);
          setTyped(undefined);
        }}
      />
    </Card>
  );
}
