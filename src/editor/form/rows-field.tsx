import { useWords } from '../parts/words.tsx';
import { valueAtPath, type EntryValue } from '../text/edit.ts';
import { asFigure } from './use-typed.ts';
import { freeName, tablesOf } from '../text/pasted.ts';
import { GroupFrame, joinSentences, useHint } from './field-frame.tsx';
import { orderFor } from './field-model.ts';
import { useForm } from './form-context.ts';
import { RowsTable } from './rows-table.tsx';
import type { FieldProps } from './single-fields.tsx';

/** The rows of a block, as names and figures. */
export function rowsAt(value: EntryValue | undefined): [string, EntryValue][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** One table of names and figures. */
export function RowsField({ field, path }: FieldProps) {
  const { form } = useWords();
  const { value, edit, kind } = useForm();
  const rows = rowsAt(valueAtPath(value, path));
  const insert = (index: number, added: readonly (readonly [string, EntryValue])[]) =>
    rows.length === 0
      ? edit({ kind: 'set', path, value: Object.fromEntries(added), order: orderFor(kind, path) })
      : edit({ kind: 'rows', path, index, rows: added });
  return (
    <GroupFrame field={field} path={path} hint={joinSentences(useHint(field), form.tableHint)}>
      <RowsTable
        path={path}
        rows={rows}
        label={field.label}
        onAdd={(name, figure) => insert(rows.length, [[name, figure]])}
        onPasteRows={(pasted, index) => {
          const taken = new Set(rows.map(([name]) => name));
          const added = tablesOf(pasted)
            .flatMap((table) => table.rows)
            .map(([name, figure]): [string, EntryValue] => {
              const free = freeName(name, taken);
              taken.add(free);
              return [free, asFigure(figure)];
            });
          insert(index, added);
        }}
      />
    </GroupFrame>
  );
}
