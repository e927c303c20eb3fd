import styled from '@emotion/styled';
import { Input, Select, TextArea } from '../../site/components/enquiry/fields/control.ts';
import { fill, useWords } from '../parts/words.tsx';
import { valueAtPath, type EntryValue } from '../text/edit.ts';
import { asFigure, asNumber, useTyped } from './use-typed.ts';
import { FieldFrame } from './field-frame.tsx';
import { pageNames, type FieldModel } from './field-model.ts';
import { useForm, type Choice } from './form-context.ts';

/** Grows with its text. */
const Paragraph = styled(TextArea)`
  field-sizing: content;
  min-height: 104px;
`;

export interface FieldProps {
  field: FieldModel;
  path: readonly string[];
}

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
  const typed = useTyped(value, (text) => edit(path, text === '' ? undefined : fitting(text, field)));
  const isDate = control === 'date' && (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value));
  return (
    <FieldFrame field={field} path={path}>
      {(ties) => {
        const shared = {
          ...ties,
          value: typed.value,
          autoComplete: 'off',
          onBlur: () => {
            typed.reset();
            ties.onBlur();
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

/** Converts the typed text to the schema's type. */
function fitting(text: string, { control, schema }: FieldModel): EntryValue {
  if (control === 'number') return asNumber(text);
  return Array.isArray(schema.type) && schema.type.includes('number') ? asFigure(text) : text;
}

/** A choice between fixed values. */
export function ChoiceField({ field, path }: FieldProps) {
  const { enum: values = [], enumDescriptions: meanings } = field.schema;
  const choices = values.map((value, index) => ({
    value,
    label: meanings?.[index] ? `${value}: ${meanings[index]}` : value.replaceAll('-', ' '),
  }));
  return <Chooser field={field} path={path} choices={choices} />;
}

/** The name of another entry, chosen by its title. */
export function ReferenceField({ field, path }: FieldProps) {
  const { choicesFor } = useForm();
  const { refersTo } = field;
  const choices =
    refersTo === 'page' ? pageNames.map((value) => ({ value, label: value })) : refersTo ? choicesFor(refersTo) : [];
  return <Chooser field={field} path={path} choices={choices} />;
}

function Chooser({ field, path, choices }: FieldProps & { choices: readonly Choice[] }) {
  const { form } = useWords();
  const { edit } = useForm();
  const value = useText(path);
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <FieldFrame field={field} path={path}>
      {(ties) => (
        <Select {...ties} value={value} onChange={({ target }) => edit(path, target.value || undefined)}>
          <option value="">{field.isRequired ? form.choose : form.none}</option>
          {!isKnown && <option value={value}>{fill(form.otherValue, { value })}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

/** True, false or not set. */
export function TruthField({ field, path }: FieldProps) {
  const { form } = useWords();
  const { edit } = useForm();
  const value = useText(path);
  return (
    <FieldFrame field={field} path={path}>
      {(ties) => (
        <Select
          {...ties}
          value={value}
          onChange={({ target }) => edit(path, target.value === '' ? undefined : target.value === 'true')}
        >
          <option value="">{form.none}</option>
          {value !== '' && value !== 'true' && value !== 'false' && (
            <option value={value}>{fill(form.otherValue, { value })}</option>
          )}
          <option value="true">{form.yes}</option>
          <option value="false">{form.no}</option>
        </Select>
      )}
    </FieldFrame>
  );
}
