import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { FieldBox, Hint, LabelRow } from '../../ui/links/control.ts';
import { valueAtPath } from '../../yaml/edit/edit.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import type { FieldModel } from './field-model.ts';
import { controlId, useForm } from './form-context.ts';
import { Group, Inner, Legend } from './parts.ts';
import { Problems, useProblems } from './problems.tsx';

/** Delay before a field that lost focus is reported as missing (milliseconds). */
const unhurried = 400;

/** Attributes that connect a control with its label, hint and findings. */
export interface Ties {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** A field of an optional block is needed only once the block is there. */
function useIsNeeded({ field, path }: FieldProps): boolean {
  const isThere = valueAtPath(useForm().value, path.slice(0, -1)) !== undefined;
  return field.isRequired && (path.length === 1 || isThere);
}

function useTies(path: readonly string[], isRequired: boolean) {
  const [wasTouched, setTouched] = useState(false);
  const problems = useProblems(path, { wasTouched });
  const id = controlId(path);
  const ties: Ties = {
    id,
    'aria-describedby': `${id}:hint ${id}:problems`,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
    'aria-required': isRequired || undefined,
    onBlur({ currentTarget, relatedTarget }) {
      // The focus moves within the group: a new item has it now.
      if (currentTarget.contains(relatedTarget)) return;
      // Delayed, because the message would move the button that is being pressed.
      setTimeout(() => setTouched(true), unhurried);
    },
  };
  return { ties, problems };
}

/** The example of a field in the country of its entry, as of an office. The countries are loaded where there is one. */
function useExample({ name, example }: FieldModel): string | undefined {
  const country = valueAtPath(useForm().value, ['country']);
  const [countryExample, setCountryExample] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const load = async () => (typeof country === 'string' ? import('./country-examples.ts') : undefined);
    void load().then((examples) => isOver || setCountryExample(examples?.exampleIn(String(country), name)));
    return () => void (isOver = true);
  }, [country, name]);
  return example === undefined ? undefined : (countryExample ?? example);
}

/** A field's description, with an example. */
export function useHint(field: FieldModel): string {
  const { form } = useEditorWords();
  const { schema, control } = field;
  const example = useExample(field);
  const description = schema.description ?? '';
  return example === undefined || control === 'choice' || control === 'block'
    ? description
    : joinSentences(description, fill(form.example, { example }));
}

/** Joins sentences and adds missing full stops. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?…:)]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

export interface FieldProps {
  field: FieldModel;
  path: readonly string[];
}

interface FieldFrameProps extends FieldProps {
  /** Shown beside the label. */
  note?: string;
  children: (ties: Ties) => ReactNode;
}

/** A field with one control: label, hint, control, findings. */
export function FieldFrame({ field, path, note, children }: FieldFrameProps) {
  const { form } = useEditorWords();
  const isNeeded = useIsNeeded({ field, path });
  const { ties, problems } = useTies(path, isNeeded);
  const hint = useHint(field);
  return (
    <FieldBox>
      <LabelRow>
        <label htmlFor={ties.id}>{field.label}</label>
        {note !== undefined && <span>{note}</span>}
        {isNeeded && <span aria-hidden="true">{form.required}</span>}
      </LabelRow>
      <Hint id={`${ties.id}:hint`}>{hint}</Hint>
      {children(ties)}
      <Problems id={`${ties.id}:problems`} problems={problems} />
    </FieldBox>
  );
}

interface GroupFrameProps extends FieldProps {
  /** Replaces the schema's description. */
  hint?: string;
  isInset?: boolean;
  children: ReactNode;
}

/** A field with several controls. Links lead to the group. */
export function GroupFrame({ field, path, hint, isInset, children }: GroupFrameProps) {
  const { form } = useEditorWords();
  const isNeeded = useIsNeeded({ field, path });
  const { ties, problems } = useTies(path, isNeeded);
  const schemaHint = useHint(field);
  return (
    <Group id={ties.id} tabIndex={-1} aria-describedby={`${ties.id}:hint`} onBlur={ties.onBlur}>
      <Legend>
        {field.label} {isNeeded && <span aria-hidden="true">{form.required}</span>}
      </Legend>
      <Hint id={`${ties.id}:hint`}>{hint ?? schemaHint}</Hint>
      {isInset ? <Inner>{children}</Inner> : children}
      <Problems id={`${ties.id}:problems`} problems={problems} />
    </Group>
  );
}
