import {
  detailFields,
  type DetailField,
  textFields,
  type EnquiryField,
  type TextField,
} from '../../../../enquiry/contract/enquiry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** The control of a form with that name. */
export function fieldIn(form: HTMLFormElement, name: EnquiryField | DetailField): Control | undefined {
  const element = form.elements.namedItem(name);
  return isControl(element) ? element : undefined;
}

const typedFields = [...(Object.keys(textFields) as TextField[]), ...detailFields];

/** Puts texts into the fields: into the empty ones, or into all. */
export function fillFields(form: HTMLFormElement, values: Record<string, string>, which: 'empty' | 'all'): void {
  for (const name of typedFields) {
    const field = fieldIn(form, name);
    if (field && (which === 'all' || field.value === '')) field.value = values[name] ?? '';
  }
}

/** What is typed into the fields, as it is. */
export function typedIn(form: HTMLFormElement): Record<TextField | DetailField, string> {
  const values = typedFields.map((name) => [name, fieldIn(form, name)?.value ?? '']);
  return Object.fromEntries(values) as Record<TextField | DetailField, string>;
}
