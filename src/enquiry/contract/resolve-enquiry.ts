import type { EnquirySubject, MachineryOption } from './enquiry-form.ts';
import { normalizeName } from '../../text/names.ts';

/** Query of a link to the enquiry page. */
export interface EnquiryLink {
  machinery?: string | null | undefined;
  model?: string | null | undefined;
}

/** The form's initial choices and the machine that the link names. */
interface ResolvedEnquiry<Subject> {
  /** Id of the Machinery choice; empty when there are no choices. */
  machinery: string;
  /** Label of the Applications choice. */
  model: string;
  subject?: Subject;
  /** What the link is about: its machine, else its choice, else its machinery; undefined when it names none of them. */
  name?: string | undefined;
}

/**
 * Resolves a link to the form's choices (specification, section 3). Machinery is looked up by id or alias; an unknown
 * one becomes the first choice, a missing one that of the model. The model is then looked up within it as a label or as
 * a machine that belongs to an option; an unknown one becomes the first of the list.
 */
export function resolveEnquiry<
  Subject extends Pick<EnquirySubject, 'names' | 'machinery' | 'option'> & { label?: string },
>(link: EnquiryLink, options: readonly MachineryOption[], subjects: readonly Subject[]): ResolvedEnquiry<Subject> {
  const name = normalizeName(link.model ?? '');
  const isNamed = (option: string) => name !== '' && normalizeName(option) === name;
  const named = name === '' ? [] : subjects.filter((candidate) => candidate.names.includes(name));
  const value = normalizeName(link.machinery ?? '');
  const given = options.find(({ values }) => values.includes(value));
  const ofModel = ({ id, models }: MachineryOption) => models.some(isNamed) || id === named[0]?.machinery;
  const machinery = given ?? (value === '' ? options.find(ofModel) : undefined) ?? options[0];
  const subject = named.find((candidate) => candidate.machinery === machinery?.id) ?? named[0];
  const models = machinery?.models ?? [];
  const label = models.find(isNamed);
  const standing =
    subject && subject.machinery === machinery?.id ? models.find((option) => option === subject.option) : undefined;
  return {
    machinery: machinery?.id ?? '',
    model: label ?? standing ?? models[0] ?? '',
    name: subject?.label ?? label ?? given?.title,
    ...(subject ? { subject } : {}),
  };
}
