import { useWords } from '../parts/words.tsx';
import { insertRows, rowsOf, valueAtPath, type Rows } from '../text/edit.ts';
import { asFigure } from './use-typed.ts';
import { freeName, tablesOf } from '../text/pasted.ts';
import { GroupFrame, joinSentences, useHint, type FieldProps } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import { RowsTable } from './rows-table.tsx';

/** Pasted rows that can be added to others: a name that is taken gets a number. */
export function addable(pasted: readonly (readonly [string, string])[], others: Rows): Rows {
  const taken = new Set(others.map(([name]) => name));
  return pasted.map(([name, figure]) => {
    const free = freeName(name, taken);
    taken.add(free);
    return [free, asFigure(figure)] as const;
  });
}

/** One table of names and figures. */
export function RowsField({ field, path }: FieldProps) {
  const { form } = useWords();
  const { value, edit } = useForm();
  const rows = rowsOf(valueAtPath(value, path));
  return (
    <GroupFrame field={field} path={path} hint={joinSentences(useHint(field), form.tableHint)}>
      <RowsTable
        path={path}
        rows={rows}
        label={field.label}
        onAdd={(name, figure) => edit(path, insertRows(rows.length, [[name, figure]]))}
        onPasteRows={(pasted, index) => {
          const added = tablesOf(pasted).flatMap((table) => table.rows);
          edit(path, insertRows(index, addable(added, rows)));
        }}
      />
    </GroupFrame>
  );
}
