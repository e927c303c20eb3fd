import { knownNames, readerOf } from '../../new-entries/entry-schema.ts';
import { readTable, type MachineTable } from '../../new-entries/read-table.ts';
import type { Cell } from '../../new-entries/table-words.ts';
import { filesOf } from '../engine/sources.ts';
import { goTo, importHash } from '../start/use-hash.ts';
import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { fill, useEditorWords } from '../parts/words.ts';
import {
  insertItems,
  insertRows,
  isList,
  moveMember,
  rowsOf,
  valueAtPath,
  type EntryValue,
  type Rows,
} from '../../yaml/edit/edit.ts';
import { keepPasted, pastedCells, pastedLines, tablesOf, withFreeNames, type PastedTable } from './pasted.ts';
import { GroupFrame, joinSentences, useHint, type FieldProps } from './field-frame.tsx';
import { emptyValue, singular, valueOf, type FieldModel } from './field-model.ts';
import { controlId, useForm } from './form-context.ts';
import { Member, type NewMember } from './member.tsx';
import { ChooseMachine } from './offers.tsx';
import { ColumnHead, List, Note, SecondaryButton } from './parts.ts';

interface MembersProps extends FieldProps {
  /** Renders the fields of a block. Passed in to avoid a circular import. */
  renderFields: (fields: readonly FieldModel[], path: readonly string[]) => ReactNode;
}

/** A list, or rows with free names. */
export function MembersField(props: MembersProps) {
  const { form } = useEditorWords();
  const { field, path } = props;
  const { member } = field;
  const innermost = member?.control === field.control ? member.member : member;
  const isText = innermost?.control === 'line' || innermost?.control === 'text';
  const canPaste = isText && (field.control === 'rows' ? form.tableHint : form.pasteHint);
  return (
    <GroupFrame field={field} path={path} hint={joinSentences(useHint(field), canPaste || '')}>
      <Members {...props} label={field.label} />
    </GroupFrame>
  );
}

interface ListProps extends MembersProps {
  label: string;
  /** For one of several tables: adds the pasted tables behind it. */
  onPasteTables?: (tables: readonly PastedTable[]) => void;
}

/** The members of a list or of rows, to change, add, move, remove and paste. */
function Members({ field, path, label, renderFields, onPasteTables }: ListProps) {
  const { form } = useEditorWords();
  const { value, edit, announce, entries } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { member } = field;
  const isNamed = field.control === 'rows';
  const isNested = member?.member !== undefined;
  const isTables = isNamed && member?.control === 'rows';
  const isLine = !isNested && member?.control !== 'block';
  const members = rowsOf(valueAtPath(value, path));
  const [started, setStarted] = useState<NewMember | undefined>(isNamed ? { at: 0, name: '', text: '' } : undefined);
  // What was left out of the last pasted table.
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<{ index: number; table: MachineTable; cells: Cell[][] }>();
  // A new row stands at the end. There is one more row as soon as it is in the file.
  const isStarted = started !== undefined && (isNamed ? started.at === members.length : started.at <= members.length);
  const at = isStarted ? started.at : undefined;
  const shown = at === undefined ? members : members.toSpliced(at, 0, ['', '']);
  const count = isNamed ? members.length : shown.length;
  if (!member) return undefined;

  const noun = !isNamed ? singular(field.name) : isTables ? form.table : form.row;
  const adding = !isNamed ? fill(form.add, { name: noun.toLowerCase() }) : isTables ? form.addTable : form.addRow;
  const labelAt = (index: number) =>
    (isNamed && (shown[index]?.[0] || (index === at && started?.name))) ||
    fill(form.item, { name: noun, number: index + 1 });
  const inFile = (index: number) => (at !== undefined && index > at ? index - 1 : index);
  const controlsAt = (index: number) => [
    ...(list.current?.children[index]?.querySelectorAll<HTMLInputElement>('input, textarea, select, button') ?? []),
  ];
  /** Changes the members, then focuses one of them: the control with this number, else its first field. */
  const changeAndFocus = (change: () => void, index: number, control = -1) => {
    flushSync(change);
    const controls = controlsAt(index);
    const wanted = controls[control];
    const first = controls.find((element) => !element.matches('button')) ?? adder.current ?? closestGroup(path);
    (wanted && !wanted.disabled ? wanted : first)?.focus();
  };
  const insert = (index: number, rows: Rows) => {
    const items = rows.map(([, item]) => item);
    edit(path, isNamed ? insertRows(index, rows) : insertItems(index, items));
  };

  const add = (index: number) =>
    changeAndFocus(() => {
      if (!isNamed && !isLine) insert(index, [['', emptyValue(member)]]);
      // There is at most one new row, which may hold a figure already.
      else if (!isNamed || !isStarted) setStarted({ at: index, name: '', text: '' });
    }, index);
  /** Puts the new member into the file. */
  const finish = (name: string, text: string) => {
    insert(at ?? count, [[name, isNested ? emptyValue(member) : valueOf(text, member)]]);
    setStarted(undefined);
  };
  const move = (index: number, to: number) => {
    if (to < 0 || to >= count) return;
    const control = controlsAt(index).findIndex((element) => element === document.activeElement);
    const change = () => {
      if (!isNamed) setStarted(undefined);
      edit(path, moveMember(inFile(index), inFile(to)));
      announce(fill(form.moved, { item: labelAt(index), number: to + 1 }));
    };
    changeAndFocus(change, to, control);
  };
  const remove = (index: number) => {
    const change = () => {
      if (index === at) setStarted(undefined);
      else {
        edit([...path, shown[index]?.[0] ?? ''], () => undefined);
        announce(fill(form.removed, { item: labelAt(index) }));
        setStarted(isStarted ? { ...started, at: started.at - (isNamed || index < started.at ? 1 : 0) } : undefined);
      }
    };
    changeAndFocus(change, Math.max(0, index - 1));
  };

  const pasteLines = (index: number, lines: readonly string[]) => {
    if (lines.length < 2) return false;
    const isEmpty = index !== at && shown[index]?.[1] === '';
    const from = inFile(index) + (isEmpty || index === at ? 0 : 1);
    edit(path, (old) => (isList(old) ? old : []).toSpliced(from, isEmpty ? 1 : 0, ...lines));
    setStarted(undefined);
    announce(fill(form.pastedItems, { count: lines.length }));
    return true;
  };
  /** Rows before the first heading are added here. Each heading starts a table, where there are several. */
  const pasteTables = (index: number, tables: readonly PastedTable[]) => {
    if (tables.length === 0) return false;
    const rest = tables.filter(({ heading }) => heading === '' || !onPasteTables).flatMap(({ rows }) => rows);
    if (rest.length > 0) insert(Math.min(index + 1, members.length), withFreeNames(figuresOf(rest, member), members));
    onPasteTables?.(tables.filter(({ heading }) => heading !== ''));
    announce(fill(form.pasted, { count: tables.flatMap(({ rows }) => rows).length }));
    return true;
  };
  /** The figures of one machine are filled in at once; which of several is meant is asked. */
  const pasteCells = (index: number, cells: Cell[][] | undefined) => {
    if (!cells) return false;
    const files = filesOf(entries);
    const table = readTable(cells, readerOf(files), knownNames(files));
    setNotes(table.notes);
    if (table.names.length < 2) return pasteTables(index, tablesOf(table));
    setAsked({ index, table, cells });
    return true;
  };
  const paste = (index: number) => (event: ClipboardEvent) => {
    const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
    const isTaken = isNamed ? pasteCells(index, pastedCells(html, text)) : pasteLines(index, pastedLines(text));
    if (isTaken) event.preventDefault();
  };

  return (
    <>
      {isNamed && !isNested && shown.length > 0 && (
        <ColumnHead aria-hidden="true">
          <span>{form.rowName}</span>
          <span>{form.rowValue}</span>
        </ColumnHead>
      )}
      <List ref={list} aria-label={label}>
        {shown.map(([name, item], index) => (
          <Member
            key={index}
            field={member}
            path={path}
            name={name}
            value={item}
            others={isNamed ? members.map(([otherName]) => otherName) : undefined}
            label={labelAt(index)}
            index={index}
            count={index === at ? 0 : count}
            started={index === at ? started : undefined}
            onType={setStarted}
            onFinish={finish}
            onEnter={() =>
              isNamed && index + 1 < shown.length ? controlsAt(index + 1)[0]?.focus() : add(inFile(index) + 1)
            }
            onPaste={paste(index)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          >
            {(inner) =>
              isNested ? (
                <Members
                  field={member}
                  path={inner}
                  label={labelAt(index)}
                  renderFields={renderFields}
                  onPasteTables={(tables) => {
                    const taken = [...members, [inner.at(-1) ?? '', ''] as const];
                    const made = tables.map(({ heading, rows }): [string, EntryValue] => {
                      const figures = figuresOf(rows, member.member ?? member);
                      return [heading, Object.fromEntries(withFreeNames(figures, []))];
                    });
                    if (made.length > 0) insert(index + 1, withFreeNames(made, taken));
                  }}
                />
              ) : (
                renderFields(member.fields, inner)
              )
            }
          </Member>
        ))}
      </List>
      {notes.map((note) => (
        <Note key={note} role="status">
          {note}
        </Note>
      ))}
      {asked && (
        <ChooseMachine
          table={asked.table}
          onChoose={(machine) => {
            setAsked(undefined);
            changeAndFocus(() => pasteTables(asked.index, tablesOf(asked.table, machine)), asked.index);
          }}
          onImport={() => {
            keepPasted(asked.cells);
            goTo(importHash);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
      <SecondaryButton ref={adder} onClick={() => add(members.length)}>
        {adding}
      </SecondaryButton>
    </>
  );
}

/** The innermost group or card around a path that is shown: a table disappears with its last row. */
const closestGroup = (path: readonly string[]) =>
  path.map((_, up) => document.getElementById(controlId(path.slice(0, path.length - up)))).find((box) => box !== null);

/** Pasted rows with the values that the schema allows. */
const figuresOf = (rows: PastedTable['rows'], member: FieldModel): Rows =>
  rows.map(([name, figure]) => [name, valueOf(figure, member)]);
