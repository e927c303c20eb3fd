import { useState } from 'react';
import { Input } from '../../site/components/enquiry/fields/control.ts';
import { fill, useWords } from '../parts/words.tsx';
import { asParagraph } from '../text/scalar-text.ts';
import { insertRows, moveMember, renameRow, rowsOf, valueAtPath, type EntryValue, type Rows } from '../text/edit.ts';
import { freeName, tablesOf, type PastedRow } from '../text/pasted.ts';
import { GroupFrame, joinSentences, useHint, type FieldProps } from './field-frame.tsx';
import { controlId, useForm } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { Card, CardTop, List, NameLabel, Note, SecondaryButton } from './parts.ts';
import { Problems, useProblems } from './problems.tsx';
import { addable } from './rows-field.tsx';
import { RowsTable } from './rows-table.tsx';

/** Named tables of names and figures. */
export function TablesField({ field, path }: FieldProps) {
  const { form } = useWords();
  const { value, edit } = useForm();
  const tables = rowsOf(valueAtPath(value, path));
  const [isAdding, setAdding] = useState(false);
  const isEmpty = tables.length === 0;
  const names = new Set(tables.map(([name]) => name));

  const addTable = (index: number, added: readonly (readonly [string, Rows])[]) => {
    edit(
      path,
      insertRows(
        index,
        added.map(([name, rows]) => [name, Object.fromEntries(rows)]),
      ),
    );
    setAdding(false);
  };

  /** Pasted rows before the first heading are added to this table; each heading starts a new one. */
  const paste = (at: number, own: string, rows: Rows, pasted: readonly PastedRow[], index: number) => {
    const groups = tablesOf(pasted);
    const loose = groups.filter(({ heading }) => heading === '').flatMap((table) => table.rows);
    const first = addable(loose, rows);
    const usedNames = new Set([...names, own]);
    const others = groups
      .filter(({ heading }) => heading !== '')
      .map((table): [string, Rows] => {
        const free = freeName(table.heading, usedNames);
        usedNames.add(free);
        return [free, addable(table.rows, [])];
      });
    const isNew = !names.has(own);
    const nameless =
      isNew && first.length > 0 ? [[own === '' ? freeName(form.table, usedNames) : own, first] as [string, Rows]] : [];
    if (!isNew && first.length > 0) edit([...path, own], insertRows(index, first));
    if (nameless.length + others.length > 0) addTable(isNew ? tables.length : at + 1, [...nameless, ...others]);
  };

  const shown: Rows = isAdding || isEmpty ? [...tables, ['', {}]] : tables;
  return (
    <GroupFrame field={field} path={path} hint={joinSentences(useHint(field), form.tableHint)}>
      <List>
        {shown.map(([name, block], index) => (
          <TableCard
            key={index}
            path={[...path, name]}
            name={name}
            rows={rowsOf(block)}
            index={index}
            count={tables.length}
            isTaken={(other) => other !== name && names.has(other)}
            onPasteRows={(own, pasted, at) => paste(index, own, rowsOf(block), pasted, at)}
            onAddRow={(own, row, figure) =>
              index < tables.length
                ? edit([...path, name], insertRows(rowsOf(block).length, [[row, figure]]))
                : addTable(index, [[own === '' ? freeName(form.table, names) : own, [[row, figure]]]])
            }
            onRemove={() => (index < tables.length ? edit([...path, name], () => undefined) : setAdding(false))}
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
  const renameTable = () => {
    if (name === '' || own === '' || own === name || isTaken(own)) return;
    edit(path.slice(0, -1), renameRow(name, own));
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
            edit(path.slice(0, -1), moveMember(index, to));
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
        onBlur={renameTable}
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
