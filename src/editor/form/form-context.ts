import { createContext, useContext } from 'react';
import type { Finding } from '../../yaml/finding.ts';
import type { Change, EntryValue } from '../../yaml/edit/edit.ts';
import type { SourceEntry } from '../engine/sources.ts';
import type { FieldModel } from './field-model.ts';

/** An option of a reference field. */
export interface FieldOption {
  value: string;
  label: string;
}

/** State shared by all fields. */
export interface FormState {
  file: string;
  value: EntryValue;
  /** Changes the value at a path. Structural changes are functions of the old value; each is an undo step. */
  edit: (path: readonly string[], change: Change) => void;
  /** Findings by field path, joined with slashes. */
  findings: ReadonlyMap<string, Finding[]>;
  /** Whether the findings are those of an older text. */
  isOld: boolean;
  applyFix: (finding: Finding) => void;
  /** Whether untouched fields are also reported as missing. */
  isStrict: boolean;
  choicesFor: (offers: NonNullable<FieldModel['offers']>) => readonly FieldOption[];
  /** The field that is shown elsewhere: the photos. */
  hidden: string;
  /** The catalogue with the proposal. */
  entries: readonly SourceEntry[];
  /** Announces a text to screen readers. */
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

/** Id of a field's control, for labels and links. */
export const controlId = (path: readonly string[]) => `field:${path.join('/')}`;

/** The control of a field, or of the nearest one around it: a part of a field may have none. */
export const controlOf = (path: readonly string[]): HTMLElement | undefined =>
  path.flatMap((_, at) => document.getElementById(controlId(path.slice(0, path.length - at))) ?? [])[0];

/** Shows a control in a part of the form that is closed. */
export function unfold(control: HTMLElement): void {
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
}
