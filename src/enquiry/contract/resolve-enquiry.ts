import type { EnquirySubject, MachineryOption } from '../../catalogue/page-data.ts';
import { normalizeName } from '../../catalogue/names.ts';

/** What a link to the enquiry page says; either may be missing. */
export interface EnquiryLink {
  machinery?: string | null | undefined;
  model?: string | null | undefined;
}

/** The choices that the form starts with, and the machine that the link came from. */
export interface ResolvedEnquiry<Subject> {
  /** Id of the choice under Machinery; empty when there are no choices. */
  machinery: string;
  /** Label of the choice under Applications. */
  model: string;
  subject?: Subject;
}

/**
 * The form's choices for a link (the specification, section 3). The machinery is looked up among the ids, then
 * among the aliases; an unknown one is the default, the first choice of the catalogue. It stands once it is known: the
 * model chooses within it, as a label, as a machine that stands for an option, else as the first of the list.
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

/** The choice that a link's machinery means: by id, then by alias, without regard to letter case; else the first. */
function findMachinery(machinery: string, options: readonly MachineryOption[]): MachineryOption | undefined {
  const wanted = machinery.trim().toLowerCase();
  return (
    options.find((option) => option.id.toLowerCase() === wanted) ??
    options.find((option) => option.aliases.some((alias) => alias.toLowerCase() === wanted)) ??
    options[0]
  );
}
