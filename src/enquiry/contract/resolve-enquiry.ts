import type { EnquirySubject, MachineryOption } from '../../catalogue/page-data.ts';
import { normalizeName } from '../../catalogue/names.ts';

/** Query of a link to the enquiry page. */
export interface EnquiryLink {
  machinery?: string | null | undefined;
  model?: string | null | undefined;
}

/** The form's initial choices and the machine that the link names. */
export interface ResolvedEnquiry<Subject> {
  /** Id of the Machinery choice; empty when there are no choices. */
  machinery: string;
  /** Label of the Applications choice. */
  model: string;
  subject?: Subject;
}

/**
 * Resolves a link to the form's choices (specification, section 3). Machinery is looked up by id, then by alias; an
 * unknown one becomes the first choice. The model is then looked up within it as a label or as a machine that belongs
 * to an option; an unknown one becomes the first of the list.
 */
export function resolveEnquiry<Subject extends Pick<EnquirySubject, 'names' | 'machinery' | 'option'>>(
  link: EnquiryLink,
  options: readonly MachineryOption[],
  subjects: readonly Subject[],
): ResolvedEnquiry<Subject> {
  const machinery = findMachinery(link.machinery ?? '', options);
  const name = normalizeName(link.model ?? '');
  const named = name === '' ? [] : subjects.filter((candidate) => candidate.names.includes(name));
  const subject = named.find((candidate) => candidate.machinery === machinery?.id) ?? named[0];
  const models = machinery?.models ?? [];
  const label = models.find((option) => name !== '' && normalizeName(option) === name);
  const standing =
    subject && subject.machinery === machinery?.id ? models.find((option) => option === subject.option) : undefined;
  return {
    machinery: machinery?.id ?? '',
    model: label ?? standing ?? models[0] ?? '',
    ...(subject ? { subject } : {}),
  };
}

/** Finds the choice by id, then by alias, both normalized; falls back to the first. */
function findMachinery(machinery: string, options: readonly MachineryOption[]): MachineryOption | undefined {
  const wanted = normalizeName(machinery);
  return (
    options.find((option) => normalizeName(option.id) === wanted) ??
    options.find((option) => option.aliases.includes(wanted)) ??
    options[0]
  );
}
