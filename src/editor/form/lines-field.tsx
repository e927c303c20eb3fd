import styled from '@emotion/styled';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { TextArea } from '../../site/components/enquiry/fields/control.ts';
import { fill, useWords } from '../parts/words.tsx';
import { pastedLines } from '../text/pasted.ts';
import { insertItems, moveMember, valueAtPath } from '../text/edit.ts';
import { labelOf, type FieldModel } from './field-model.ts';
import { GroupFrame, joinSentences, useHint, type FieldProps } from './field-frame.tsx';
import { controlId, useForm } from './form-context.ts';
import { ItemButtons } from './item-buttons.tsx';
import { Line, List, SecondaryButton } from './parts.ts';
import { Problems, useProblems } from './problems.tsx';
import { useTyped } from './use-typed.ts';

const Text = styled(TextArea)`
  min-height: 44px;
  padding: 8px 12px;
  field-sizing: content;
  resize: none;
`;

/** A list of texts, one line each. Several lines can be pasted at once. */
export function LinesField({ field, path }: FieldProps) {
  const { form } = useWords();
  const { value, edit, announce } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const found = valueAtPath(value, path);
  const items = Array.isArray(found) ? found.map(String) : [];
  /** Index of an empty line that is not in the file yet: at the end, or where Enter was pressed. */
  const [empty, setEmpty] = useState<number>();
  const shown = empty === undefined ? items : [...items.slice(0, empty), '', ...items.slice(empty)];
  const one = singular(field);
  const nameOf = (index: number) => fill(form.item, { name: one, number: index + 1 });
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[Math.max(0, index)]?.focus());

  const inFile = (index: number) => (empty !== undefined && index > empty ? index - 1 : index);
  const change = (index: number, text: string) => {
    if (index !== empty) return edit([...path, String(inFile(index))], text);
    if (text === '') return;
    edit(path, insertItems(empty, [text]));
    setEmpty(undefined);
  };
  const remove = (index: number) => {
    if (index === empty) setEmpty(undefined);
    else edit([...path, String(inFile(index))], () => undefined);
  };
  const move = (index: number, to: number) => {
    if (to < 0 || to >= shown.length || empty !== undefined) return;
    edit(path, moveMember(index, to));
    announce(fill(form.moved, { item: nameOf(index), number: to + 1 }));
    focus(to);
  };
  const press = (index: number) => (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
    } else if (event.key === 'Enter' && !event.shiftKey && shown[index] !== '') {
      event.preventDefault();
      setEmpty(inFile(index) + 1);
      focus(index + 1);
    } else if (event.key === 'Backspace' && shown[index] === '' && shown.length > 1) {
      event.preventDefault();
      remove(index);
      focus(index - 1);
    }
  };
  const paste = (index: number) => (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const isEmpty = shown[index] === '';
    if (isEmpty && index !== empty) edit([...path, String(index)], lines.shift() ?? '');
    edit(path, insertItems(index === empty ? index : inFile(index) + 1, lines));
    setEmpty(undefined);
    announce(fill(form.pastedItems, { count: lines.length }));
  };

  return (
    <GroupFrame field={field} path={path} hint={joinSentences(useHint(field), form.pasteHint)}>
      <List ref={list}>
        {shown.map((text, index) => (
          <OneLine
            key={index}
            path={[...path, String(inFile(index))]}
            text={text}
            name={nameOf(index)}
            index={index}
            count={shown.length}
            onType={(typed) => change(index, typed)}
            onPress={press(index)}
            onPaste={paste(index)}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              remove(index);
              announce(fill(form.removed, { item: nameOf(index) }));
              focus(index - 1);
            }}
          />
        ))}
      </List>
      <SecondaryButton
        type="button"
        onClick={() => {
          setEmpty(items.length);
          focus(items.length);
        }}
      >
        {fill(form.add, { name: one.toLowerCase() })}
      </SecondaryButton>
    </GroupFrame>
  );
}

interface OneLineProps {
  path: readonly string[];
  text: string;
  name: string;
  index: number;
  count: number;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function OneLine({ path, text, name, index, count, onType, onPress, onPaste, onMove, onRemove }: OneLineProps) {
  const typed = useTyped(text, onType);
  const problems = useProblems(path, true);
  const id = controlId(path);
  return (
    <Line>
      <Text
        id={id}
        rows={1}
        aria-label={name}
        aria-invalid={problems.some(({ severity }) => severity === 'error') || undefined}
        aria-describedby={`${id}:problems`}
        value={typed.value}
        onChange={({ target }) => typed.type(target.value)}
        onKeyDown={onPress}
        onPaste={onPaste}
        onBlur={typed.reset}
      />
      <ItemButtons item={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      <Problems id={`${id}:problems`} problems={problems} />
    </Line>
  );
}

/** Name of one list item: "Features" → "Feature". */
export function singular({ name }: FieldModel): string {
  const label = labelOf(name);
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(label)) return label.slice(0, -2);
  return label.endsWith('s') && !label.endsWith('ss') ? label.slice(0, -1) : label;
}
