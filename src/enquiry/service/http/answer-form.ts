import type { EnquirySite } from '../../contract/enquiry-site.ts';
import type { EnquiryErrors } from '../../contract/check-enquiry.ts';
import {
  detailFields,
  maxNote,
  type DetailField,
  enquiryFields,
  textFields,
  type EnquiryField,
  type FieldShape,
  type TextField,
} from '../../contract/enquiry.ts';
import { trapField } from '../../contract/spam-checks.ts';
import { escapeMarkup } from '../../../text/escape-markup.ts';

/** Same ids as on the enquiry page. */
const idOf = (field: string) => escapeMarkup(`enquiry-${field}`);

interface FilledForm {
  typed: Record<string, unknown>;
  errors: EnquiryErrors;
}

function valueOf({ typed }: FilledForm, field: EnquiryField | DetailField): string {
  const value = typed[field];
  return typeof value === 'string' ? value : '';
}

function textControl(field: TextField, value: string, tied: string): string {
  const { autoComplete, type, inputMode, required }: FieldShape = textFields[field];
  const attributes = [
    `id="${idOf(field)}" name="${field}"`,
    autoComplete && `autocomplete="${autoComplete}"`,
    inputMode && `inputmode="${inputMode}"`,
    required && 'required',
    tied,
  ];
  const attributeText = attributes.filter(Boolean).join(' ');
  // HTML ignores a line break right after `<textarea>`.
  if (type === 'textarea')
    return `<textarea ${attributeText} rows="${field === 'message' ? 6 : 2}">\n${escapeMarkup(value)}</textarea>`;
  return `<input ${attributeText} type="${type}" value="${escapeMarkup(value)}">`;
}

const option = (value: string, label: string, { isChosen }: { isChosen: boolean }) =>
  `<option value="${escapeMarkup(value)}"${isChosen ? ' selected' : ''}>${escapeMarkup(label)}</option>`;

/**
 * The Machinery select, or Applications grouped by machinery. A value unknown to the site stays an option, so that
 * the visitor's choice is kept.
 */
function choiceControl(field: 'machinery' | 'model', form: FilledForm, { options }: EnquirySite, tied: string): string {
  const value = valueOf(form, field);
  const machinery = valueOf(form, 'machinery');
  const known = options.some(({ id, models }) => (field === 'machinery' ? id === value : models.includes(value)));
  const unknown = known || value === '' ? '' : option(value, value, { isChosen: true });
  // The same application may belong to two machineries: prefer the chosen one.
  const preferred = options.find(({ id, models }) => id === machinery && models.includes(value));
  const choices = options.map(({ id, label, models }) => {
    if (field === 'machinery') return option(id, label, { isChosen: id === value });
    const modelOptions = models.map((model) =>
      option(model, model, { isChosen: model === value && (preferred === undefined || preferred.id === id) }),
    );
    return `<optgroup label="${escapeMarkup(label)}">${modelOptions.join('')}</optgroup>`;
  });
  return `<select id="${idOf(field)}" name="${field}" ${tied}>${unknown}${choices.join('')}</select>`;
}

function fieldMarkup(field: EnquiryField, form: FilledForm, site: EnquirySite): string {
  const error = form.errors[field];
  const tied = error ? `aria-invalid="true" aria-describedby="${idOf(field)}-error"` : '';
  const control =
    field === 'machinery' || field === 'model'
      ? choiceControl(field, form, site, tied)
      : textControl(field, valueOf(form, field), tied);
  const message = error ? `<p class="error" id="${idOf(field)}-error">${escapeMarkup(error)}</p>` : '';
  return `<div class="field"><label for="${idOf(field)}">${escapeMarkup(site.form.fields[field])}</label>${control}${message}</div>`;
}

/** The optional questions, shown above the message. */
function detailsMarkup(form: FilledForm, { form: words }: EnquirySite): string {
  const fields = detailFields.map((field) => {
    const { label, hint } = words.details[field];
    const control = `<input id="${idOf(field)}" type="text" name="${field}" maxlength="${maxNote}" value="${escapeMarkup(valueOf(form, field))}" aria-describedby="${idOf(field)}-hint">`;
    return `<div class="field"><label for="${idOf(field)}">${escapeMarkup(label)}</label><span id="${idOf(field)}-hint">${escapeMarkup(hint)}</span>${control}</div>`;
  });
  return `<fieldset><legend>${escapeMarkup(words.details.heading)}</legend>${fields.join('')}</fieldset>`;
}

/** The errors as links to their fields; errors without a field are plain text. */
export function errorList(errors: EnquiryErrors): string {
  const items = Object.entries(errors).map(([field, message]) => {
    const text = escapeMarkup(message);
    const isField = (enquiryFields as readonly string[]).includes(field);
    return isField ? `<li><a href="#${idOf(field)}">${text}</a></li>` : `<li>${text}</li>`;
  });
  return items.length > 0 ? `<ul class="errors">${items.join('')}</ul>` : '';
}

/** The form with the typed values and the errors. */
export function answerForm(form: FilledForm, site: EnquirySite): string {
  const fields = enquiryFields.map((field) => {
    const markup = fieldMarkup(field, form, site);
    return field === 'message' ? detailsMarkup(form, site) + markup : markup;
  });
  const trap = `<div class="trap" aria-hidden="true"><label>${escapeMarkup(site.form.leaveEmpty)} <input type="text" name="${trapField}" tabindex="-1" autocomplete="off"></label></div>`;
  const privacy = site.form.privacy === undefined ? '' : `<p>${escapeMarkup(site.form.privacy)}</p>`;
  return `<form method="post">${fields.join('')}${trap}<p><button type="submit">${escapeMarkup(site.form.submit)}</button> ${escapeMarkup(site.form.promise)}</p>${privacy}</form>`;
}
