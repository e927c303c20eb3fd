import styled from '@emotion/styled';
import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../ui/pictures/icon.tsx';
import { fill, useEditorWords } from '../parts/words.ts';
import { renameRow, type EntryValue } from '../../yaml/edit/edit.ts';
import { freeName } from './pasted.ts';
import { asParagraph } from '../../yaml/edit/yaml-text.ts';
import { fits, valueOf, type FieldModel } from './field-model.ts';
import { controlId, useForm } from './form-context.ts';
import { Card, CardTop, Cell, CellInput, CellSelect, CellText, IconButton, Line, NameLabel, Note } from './parts.ts';
import { Problems, useProblems } from './problems.tsx';
import { Options } from './single-fields.tsx';
import { useKeptName, useTyped } from './use-typed.ts';

const InOneLine = styled.span`
  display: flex;
`;

/** A new row, which is in the file once it has a name; or an empty line, which is in the file once it has a text. */
export interface NewMember {
  at: number;
  name: string;
  text: string;
}

interface MemberProps {
  /** What it holds. */
  field: FieldModel;
  /** The path of all members. */
  path: readonly string[];
  /** The row's name, or the item's index; '' for a new one. */
  name: string;
  value: EntryValue;
  /** The names of all rows; undefined in a list. */
  others: readonly string[] | undefined;
  /** Name for people: "Feature 2". */
  label: string;
  /** What is typed so far, if it is not in the file yet. */
  started: NewMember | undefined;
  onType: (started: NewMember) => void;
  onFinish: (name: string, text: string) => void;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent) => void;
  /** Renders a value that has members or fields of its own. */
  children: (path: readonly string[]) => ReactNode;
}

/** An item of a list or a row: a line with its text, or a card with its fields. */
export function Member(props: MemberProps) {
  const {
    field,
    path,
    name,
    value,
    others,
    label,
    started,
    index,
    onType,
    onFinish,
    onMove,
    onRemove,
    onEnter,
    onPaste,
  } = props;
  const { form } = useEditorWords();
  const { edit } = useForm();
  const here = [...path, name];
  const id = controlId(here);
  const problems = useProblems(here, { wasTouched: true });
  const [typedName, setTypedName] = useState({ of: name, text: name });
  const nameText = started ? started.name : typedName.of === name ? typedName.text : name;
  const wanted = asParagraph(nameText);
  const isTaken = wanted !== name && others?.includes(wanted) === true;
  const isTable = field.control === 'rows';
  const isLine = field.member === undefined && field.control !== 'block';
  const isChoice = field.control === 'choice';

  const typed = useTyped(started ? started.text : String(value), (text) => {
    if (!started) edit(here, valueOf(text, field));
    else if (others) onType({ ...started, text });
    else if (text !== '') onFinish('', text);
  });
  const commitName = () => {
    if (wanted === '' || wanted === name || isTaken) {
      if (wanted === '') setTypedName({ of: name, text: name });
    } else if (!started) edit(path, renameRow(name, wanted));
    else if (!isTable) onFinish(wanted, started.text);
  };
  // A row without a figure waits, and a blank still to follow stays in its field.
  useKeptName(nameText, () => {
    if (wanted === '' || wanted === name || isTaken || started?.text === '') return;
    commitName();
    setTypedName({ of: wanted, text: nameText });
  });
  const press = (event: KeyboardEvent) => {
    const isEmpty = typed.value === '';
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
    } else if (event.altKey && event.key === 'Delete') {
      onRemove();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      if (others ? wanted !== '' : !isEmpty) onEnter();
    } else if (event.key === 'Backspace' && isEmpty && !others && (started !== undefined || props.count > 1)) {
      onRemove();
    } else return;
    event.preventDefault();
  };

  const nameField = others && (
    <Cell>
      <CellInput
        id={`${id}:name`}
        aria-label={isTable ? undefined : `${form.rowName}: ${label}`}
        aria-invalid={isTaken || undefined}
        aria-describedby={`${id}:notes ${id}:problems`}
        autoComplete="off"
        value={nameText}
        onChange={({ target }) =>
          started ? onType({ ...started, name: target.value }) : setTypedName({ of: name, text: target.value })
        }
        onBlur={commitName}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isLine) return;
          event.preventDefault();
          document.getElementById(id)?.focus();
        }}
        onPaste={isLine ? onPaste : undefined}
      />
      <div id={`${id}:notes`}>
        {isTaken && <Note>{form.nameTaken}</Note>}
        {started && isLine && started.text !== '' && wanted === '' && <Note role="status">{form.rowNeedsName}</Note>}
        {started && isTable && wanted !== '' && <Note role="status">{form.tableNeedsRow}</Note>}
      </div>
    </Cell>
  );
  const button = (action: string, sign: string, isDisabled: boolean, onClick: () => void) => (
    <IconButton
      aria-label={fill(form.ofItem, { action, item: label })}
      title={action}
      // A text has keys for them, so that Tab leads to the next one.
      tabIndex={isLine && !isChoice ? -1 : undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={18} strokeWidth="1.8" d={sign} />
    </IconButton>
  );
  const buttons = (
    <InOneLine>
      {button(form.up, 'M9 15V3.5M4 8.5l5-5 5 5', index === 0 || props.count === 0, () => onMove(index - 1))}
      {button(form.down, 'M9 3v11.5M4 9.5l5 5 5-5', index >= props.count - 1, () => onMove(index + 1))}
      {button(form.remove, 'M4 4l10 10M14 4L4 14', false, onRemove)}
    </InOneLine>
  );
  const problemList = <Problems id={`${id}:problems`} problems={problems} />;
  const content = fits(field, value) || started ? undefined : <Note>{form.textOnly}</Note>;
  if (isLine) {
    const cell = {
      id,
      'aria-label': others ? `${form.rowValue}: ${label}` : label,
      'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
      'aria-describedby': `${id}:problems`,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement | HTMLTextAreaElement>) => typed.type(target.value),
    };
    return (
      <Line data-named={others !== undefined}>
        {nameField}
        {content ??
          (isChoice ? (
            <CellSelect {...cell} value={typed.value}>
              <Options {...{ field, path }} value={typed.value} isItem />
            </CellSelect>
          ) : (
            <CellText
              {...cell}
              rows={1}
              autoComplete="off"
              value={typed.value}
              onBlur={typed.reset}
              onKeyDown={press}
              onPaste={onPaste}
            />
          ))}
        {buttons}
        {problemList}
      </Line>
    );
  }
  return (
    <Card id={id} tabIndex={-1}>
      <CardTop>
        {isTable && others ? (
          <NameLabel htmlFor={`${id}:name`}>{form.tableName}</NameLabel>
        ) : (
          <NameLabel as="span">{others ? form.rowName : label}</NameLabel>
        )}
        {buttons}
      </CardTop>
      {nameField}
      {problemList}
      {content ??
        props.children([...path, name || wanted || freeName(isTable ? form.table : form.row, new Set(others))])}
    </Card>
  );
}
