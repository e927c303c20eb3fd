import { createContext, useContext } from 'react';
import type { Finding } from '../../catalogue/finding.ts';
import type { KindId } from '../../catalogue/kinds.ts';
import type { Edit, EntryValue } from '../text/edit.ts';
import { orderFor, type FieldModel } from './field-model.ts';

/** One choice of a field that names another entry. */
export interface Choice {
  value: string;
  label: string;
}

/** What every part of the form needs. */
export interface FormState {
  kind: KindId;
  value: EntryValue;
  edit: (edit: Edit) => void;
  /** What the check says of a field, by its path joined with slashes. */
  findings: ReadonlyMap<string, Finding[]>;
  /** Whether fields that were never touched are called missing, too. */
  isStrict: boolean;
  choicesFor: (refersTo: NonNullable<FieldModel['refersTo']>) => readonly Choice[];
  /** Says something to screen readers. */
  announce: (text: string) => void;
}

const FormContext = createContext<FormState | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** Throws outside a `FormProvider`. */
export function useForm(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('useForm() needs a FormProvider above it');
  return state;
}

/** Gives a field a value, at the place that its schema gives it; an empty text takes it out. */
export function useSetField(path: readonly string[]): (value: EntryValue | undefined) => void {
  const { kind, edit } = useForm();
  return (value) =>
    edit(value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value, order: orderFor(kind, path) });
}

/** The id of a field's control, for labels and for links that lead to it. */
export const controlId = (path: readonly string[]) => `field:${path.join('/')}`;
