import { useMemo } from 'react';
import type { EnquiryFormData } from '../../../catalogue/enquiry/enquiry-form.ts';
import type { EnquiryDrawing, EnquirySubject } from '../../../catalogue/page-data.ts';
import type { EnquiryLink } from '../../../enquiry/contract/resolve-enquiry.ts';
import { useQueryField } from '../hooks/use-address.ts';
import { useChoice, type Choice } from './use-choice.ts';

export interface FormData {
  /** The pictures of choices and machines. */
  drawings: readonly (EnquiryDrawing | EnquirySubject)[];
  choice: Choice;
}

/**
 * What is chosen in the form, and its pictures.
 * @param fallback stands for the link where the address names nothing
 */
export function useFormData({ options, subjects, drawings: few }: EnquiryFormData, fallback: EnquiryLink): FormData {
  const named = { machinery: useQueryField('machinery'), model: useQueryField('model') };
  const link: EnquiryLink = named.machinery || named.model ? named : fallback;
  const drawings = useMemo(() => [...few, ...subjects], [few, subjects]);
  return { drawings, choice: useChoice(options, subjects, link) };
}
