import styled from '@emotion/styled';
import type { InputEvent, ReactNode } from 'react';
import {
  type DetailField,
  textFields,
  type EnquiryField,
  type FieldShape,
  type TextField,
} from '../../../../enquiry/contract/enquiry.ts';
import { cleanPhone } from '../../../../enquiry/contract/clean-phone.ts';
import type { EnquiryWords } from '../../../../enquiry/contract/enquiry-form.ts';
import { colour, font, size, space } from '../../../../ui/theme.ts';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { FieldBox, Hint, Input, LabelRow, TextArea } from '../../../../ui/links/control.ts';

/** An icon beside the text, so that colour is not the only sign. */
const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  line-height: 1.4;
  color: ${colour.error};
  svg {
    flex: none;
    stroke-linecap: square;
  }
`;

/** Id of a field's control, for labels and the error summary. */
export const controlId = (field: EnquiryField | DetailField) => `enquiry-${field}`;
const errorId = (field: EnquiryField | DetailField) => `${controlId(field)}-error`;
const hintId = (field: EnquiryField | DetailField) => `${controlId(field)}-hint`;

interface FieldNotes {
  hint?: string | undefined;
  error?: string | undefined;
}

/** Attributes that tie a control to its hint and error. */
export function tieControl(field: EnquiryField | DetailField, { hint, error }: FieldNotes) {
  const describedBy = [hint && hintId(field), error && errorId(field)].filter(Boolean).join(' ');
  return {
    id: controlId(field),
    name: field,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

export type FormWords = Pick<EnquiryWords, 'fields' | 'optional' | 'choose' | 'unchosen' | 'phonePattern'>;

export interface FieldFrameProps extends FieldNotes {
  field: EnquiryField | DetailField;
  label: string;
  /** Mark of an optional field, or of one that nobody has touched. */
  optional?: string | undefined;
  children: ReactNode;
}

/** A label with its control and notes. "Optional" is outside the label, which is the control's accessible name. */
export function FieldFrame({ field, label, optional, hint, error, children }: FieldFrameProps) {
  return (
    <FieldBox>
      <LabelRow>
        <label htmlFor={controlId(field)}>{label}</label>
        {optional && <span aria-hidden="true">{optional}</span>}
      </LabelRow>
      {hint && <Hint id={hintId(field)}>{hint}</Hint>}
      {children}
      {error && (
        <Problem id={errorId(field)}>
          <Icon size={18} strokeWidth="2" d="M9 1.5 17 16.5H1z M9 7v4 M9 13.5v.5" />
          <span>{error}</span>
        </Problem>
      )}
    </FieldBox>
  );
}

/** A text field. Uncontrolled, so that what was typed before hydration stays. */
export function TypedField({ field, words, hint, error }: FieldNotes & { field: TextField; words: FormWords }) {
  const { autoComplete, type, inputMode, required }: FieldShape = textFields[field];
  const clean = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const phone = cleanPhone(input.value, words.phonePattern);
    if (phone !== input.value) input.value = phone;
  };
  const cleaned = field === 'phone' && {
    onBlur: clean,
    onInput: (event: InputEvent<HTMLInputElement>) => event.nativeEvent.inputType === 'insertFromPaste' && clean(event),
  };
  const shared = { ...tieControl(field, { hint, error }), autoComplete, required };
  return (
    <FieldFrame
      field={field}
      label={words.fields[field]}
      optional={required ? undefined : words.optional}
      hint={hint}
      error={error}
    >
      {type === 'textarea' ? (
        <TextArea {...shared} rows={field === 'message' ? 6 : 2} />
      ) : (
        <Input {...shared} {...cleaned} type={type} inputMode={inputMode} />
      )}
    </FieldFrame>
  );
}
