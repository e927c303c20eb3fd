import styled from '@emotion/styled';
import type { FocusEvent } from 'react';
import { Input, Select, TextArea } from '../../ui/links/control.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { rowsOf, valueAtPath } from '../../yaml/edit/edit.ts';
import { useTyped } from './use-typed.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { pageNames, valueOf, type FieldModel } from './field-model.ts';
import { useForm, type FieldOption } from './form-context.ts';

/** Grows with its text. */
const Paragraph = styled(TextArea)`
  field-sizing: content;
  min-height: 104px;
`;

/** A field's value as text; empty if there is none. */
function useText(path: readonly string[]): string {
  const value = valueAtPath(useForm().value, path);
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/** A text field of one or several lines. */
export function TypedField({ field, path }: FieldProps) {
  const { edit } = useForm();
  const { control, schema } = field;
  const value = useText(path);
  const typed = useTyped(value, (text) => edit(path, text === '' ? undefined : valueOf(text, field)));
  const isDate = control === 'date' && (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value));
  return (
    <FieldFrame field={field} path={path}>
      {(ties) => {
        const shared = {
          ...ties,
          value: typed.value,
          autoComplete: 'off',
          onBlur(event: FocusEvent<HTMLElement>) {
            typed.reset();
            ties.onBlur(event);
          },
        };
        return control === 'text' ? (
          <Paragraph
            {...shared}
            rows={schema.maxLength === undefined ? 4 : 2}
            onChange={({ target }) => typed.type(target.value)}
          />
        ) : (
          <Input
            {...shared}
            type={isDate ? 'date' : 'text'}
            inputMode={control === 'number' ? 'decimal' : undefined}
            onChange={({ target }) => typed.type(target.value)}
          />
        );
      }}
    </FieldFrame>
  );
}

/** The options of a field. */
function useChoices({ offers, schema }: FieldModel, path: readonly string[]): readonly FieldOption[] {
  const { form } = useEditorWords();
  const { choicesFor, value: entry } = useForm();
  if (schema.type === 'boolean') {
    return [
      { value: 'true', label: form.yes },
      { value: 'false', label: form.no },
    ];
  }
  if (offers === 'stations') {
    const [index = '', ...list] = path.slice(0, -1).toReversed();
    const stations = rowsOf(valueAtPath(entry, list.toReversed())).slice(0, Number(index));
    const above = new Set(stations.map(([, station]) => valueAtPath(station, ['id'])));
    return choicesFor(['model', 'equipment', 'category']).filter(({ value }) => above.has(value));
  }
  if (offers === 'pages') return pageNames.map((value) => ({ value, label: value }));
  if (offers) return choicesFor(offers);
  const { enum: values = [], enumDescriptions: meanings } = schema;
  return values.map((value, index) => ({
    value,
    label: meanings?.[index] ? `${value}: ${meanings[index]}` : value.replaceAll('-', ' '),
  }));
}

interface OptionsProps {
  field: FieldModel;
  path: readonly string[];
  value: string;
  /** An item of a list goes by its button. */
  isItem?: boolean;
}

/** The options of a select, with the value that it has. */
export function Options({ field, path, value, isItem = false }: OptionsProps) {
  const { form } = useEditorWords();
  const choices = useChoices(field, path);
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <>
      {(!isItem || value === '') && <option value="">{field.isRequired || isItem ? form.choose : form.none}</option>}
      {!isKnown && <option value={value}>{fill(form.otherValue, { value })}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </>
  );
}

/** A choice between fixed values, between other entries, or between yes and no. */
export function ChoiceField({ field, path }: FieldProps) {
  const { edit } = useForm();
  const value = useText(path);
  const choose = (chosen: string) => edit(path, field.schema.type === 'boolean' ? chosen === 'true' : chosen);
  return (
    <FieldFrame field={field} path={path}>
      {(ties) => (
        <Select
          {...ties}
          value={value}
          onChange={({ target }) => (target.value === '' ? edit(path, undefined) : choose(target.value))}
        >
          <Options field={field} path={path} value={value} />
        </Select>
      )}
    </FieldFrame>
  );
}
