import { createHash } from 'node:crypto';
import { pagePolicy } from '../../../server/security-headers.ts';
import { enquiryFields, fieldLabel, textFields, type EnquiryField, type FieldShape } from '../../contract/enquiry.ts';
import type { EnquiryErrors } from '../../contract/check-enquiry.ts';
import type { EnquirySite } from '../../../catalogue/enquiry-site.ts';
import { escapeMarkup } from '../escape-markup.ts';

export interface AnswerPageParts {
  /** The sentence that answers. */
  text: string;
  errors?: EnquiryErrors | undefined;
  /** What was typed: then the form is there again, filled with it. */
  typed?: Record<string, unknown> | undefined;
}

const escape = (text: unknown) => escapeMarkup(String(text));

function fieldMarkup(field: EnquiryField, value: string, error: string | undefined): string {
  if (field === 'machinery' || field === 'model')
    return `<input type="hidden" name="${field}" value="${escape(value)}">`;
  const { label, autoComplete, type, pattern }: FieldShape = textFields[field];
  const tied = error ? ` aria-invalid="true" aria-describedby="${field}-error"` : '';
  const filled = autoComplete ? ` autocomplete="${autoComplete}"` : '';
  const attributes = `id="${field}" name="${field}"${filled}${tied}`;
  const control =
    type === 'lines'
      ? `<textarea ${attributes} rows="4">\n${escape(value)}</textarea>`
      : `<input ${attributes} type="${type}" value="${escape(value)}"${pattern ? ` pattern="${escape(pattern)}"` : ''}>`;
  const message = error ? `<p class="error" id="${field}-error">${escape(error)}</p>` : '';
  return `<p><label for="${field}">${escape(label)}</label></p>${control}${message}`;
}

/** The errors as links to their fields; what no field shows stands as text. */
function errorList(errors: EnquiryErrors): string {
  const items = Object.entries(errors).map(([field, message]) =>
    field in textFields ? `<li><a href="#${escape(field)}">${escape(message)}</a></li>` : `<li>${escape(message)}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** A small complete page that answers a form sent without scripts: thanks, or what is wrong, with all that was typed. */
export function answerPage({ brand, contact, enquiry }: EnquirySite, style: string, parts: AnswerPageParts): string {
  const { text, errors = {}, typed } = parts;
  const policy = pagePolicy('/', [`'sha256-${createHash('sha256').update(style).digest('base64')}'`]);
  const fields = enquiryFields.map((field) => fieldMarkup(field, String(typed?.[field] ?? ''), errors[field]));
  const choice = `${fieldLabel('model')}: ${escape(typed?.['model'] ?? '')}`;
  const form = typed
    ? `<form method="post"><p>${choice}</p>${fields.join('')}<p><button>Submit</button></p></form>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escape(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
<title>${escape(text)} – ${escape(brand.name)}</title><style>${style}</style></head>
<body><header><a href="/">${escape(brand.name)}</a></header>
<main><h1>${escape(text)}</h1>${errorList(errors)}${form}
<p><a href="/">${escape(enquiry.answers.back)}</a></p></main>
<footer><a href="mailto:${escape(contact.email)}">${escape(contact.email)}</a> ${escape(contact.phone)}</footer></body></html>
`;
}
