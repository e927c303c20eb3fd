import { useState } from 'react';
import { Input } from '../../site/components/enquiry/fields/control.ts';
import { fill, useWords } from '../parts/words.tsx';
import { asParagraph } from '../text/scalar-text.ts';
import { insertRows, moveMember, renameRow, rowsOf, valueAtPath, type Rows } from '../text/edit.ts';
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
  const tables = rowsOf(valueAtPath(useForm().value, path));
  const [isAdding, setAdding] = useState(false);
  const isEmpty = tables.length === 0;
  return (
    <GroupFrame field={field} path={path} hint={joinSentences(useHint(field), form.tableHint)}>
      <List>
        {Array.from({ length: tables.length + (isAdding || isEmpty ? 1 : 0) }, (_, index) => (
          <TableCard key={index} path={path} tables={tables} index={index} onDone={() => setAdding(false)} />
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
  /** The path of all tables. */
  path: readonly string[];
  tables: Rows;
  /** After the last table: a new one, which is in the file once it has a row. */
  index: number;
  /** The new table was added or removed. */
  onDone: () => void;
}

function TableCard({ path, tables, index, onDone }: TableCardProps) {
  const { form } = useWords();
  const { edit, announce } = useForm();
  const [typed, setTyped] = useState<string>();
  const [name, block] = tables[index] ?? ['', {}];
  const isNew = index >= tables.length;
  const own = asParagraph(typed ?? name);
  const names = new Set(tables.map(([one]) => one));
  const isTaken = own !== name && names.has(own);
  const here = [...path, name];
  const problems = useProblems(here, true);
  const id = controlId(here);
  const label = own || fill(form.item, { name: form.table, number: index + 1 });
  /** The table that gets new rows. */
  const wanted = name || own || freeName(form.table, names);
  const renameTable = () => {
    if (isNew || own === '' || own === name || isTaken) return;
    edit(path, renameRow(name, own));
    setTyped(undefined);
  };
  const leave = () => {
    setTyped(undefined);
    if (isNew) onDone();
  };
  /** Pasted rows before the first heading are added to this table; each heading starts a new one. */
  const paste = (pasted: readonly PastedRow[], at: number) => {
    const groups = tablesOf(pasted);
    const loose = groups.filter(({ heading }) => heading === '').flatMap(({ rows }) => rows);
    if (loose.length > 0) edit([...path, wanted], insertRows(at, addable(loose, rowsOf(block))));
    const taken = new Set([...names, wanted]);
    const others = groups
      .filter(({ heading }) => heading !== '')
      .map(({ heading, rows }) => {
        const free = freeName(heading, taken);
        taken.add(free);
        return [free, Object.fromEntries(addable(rows, []))] as const;
      });
    if (others.length > 0) edit(path, insertRows(index + 1, others));
    leave();
  };
  return (
    <Card>
      <CardTop>
        <NameLabel htmlFor={`${id}:name`}>{form.tableName}</NameLabel>
        <ItemButtons
          item={label}
          index={index}
          count={isNew ? 0 : tables.length}
          onMove={(to) => {
            edit(path, moveMember(index, to));
            announce(fill(form.moved, { item: label, number: to + 1 }));
          }}
          onRemove={() => (isNew ? onDone() : edit(here, () => undefined))}
        />
      </CardTop>
      <Input
        id={`${id}:name`}
        autoComplete="off"
        aria-invalid={isTaken || undefined}
        aria-describedby={`${id}:problems`}
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={renameTable}
      />
      {isTaken && <Note>{form.nameTaken}</Note>}
      {isNew && own !== '' && <Note role="status">{form.tableNeedsRow}</Note>}
      <Problems id={`${id}:problems`} problems={problems} />
      <RowsTable
        path={here}
        rows={rowsOf(block)}
        label={label}
        onAdd={(row, figure) => {
          edit([...path, wanted], insertRows(rowsOf(block).length, [[row, figure]]));
          leave();
        }}
        onPasteRows={paste}
      />
    </Card>
  );
}
