import type { Catalogue } from '../../catalogue/catalogue.ts';
import { listChoices, enquiryOptions, enquirySubjects, formWords, type EnquirySubject } from './enquiry-form.ts';
import type { EnquiryGroup, MachinePage } from './enquiry-group.ts';
import { normalizeName } from '../../text/names.ts';
import { makeShell } from '../../catalogue/navigation.ts';

export function choiceKey(machinery: string, option: string): string {
  return `${machinery}/${option}`;
}

export type EnquirySite = ReturnType<typeof makeEnquirySite>;

/** The enquiry service's data about the site: texts of its answers and mails, and the pages of the machines. */
export function makeEnquirySite(catalogue: Catalogue, groups: readonly EnquiryGroup[]) {
  const { words, notice, acknowledgement } = catalogue.pages.enquire;
  return {
    ...makeShell(catalogue),
    form: formWords(words),
    options: enquiryOptions(catalogue, groups),
    notice,
    acknowledgement,
    machines: machinePages(catalogue),
    choices: choicePages(catalogue, groups),
  };
}

/** `key` is the normalized name. */
type ChosenPage = MachinePage & Pick<EnquirySubject, 'machinery' | 'option'> & { name: string; key: string };

/** By the machine's name in the first line of the message, with its choice; lists, as JSON has no maps. */
function machinePages(catalogue: Catalogue): ChosenPage[] {
  const { models, equipment } = catalogue;
  const pages = new Map<string, MachinePage>(
    [...equipment, ...models].map(({ name, path, sheetPath }) => [name, { path, sheet: sheetPath }] as const),
  );
  return enquirySubjects(catalogue).flatMap(({ label: name, machinery, option }) => {
    const page = pages.get(name);
    return page ? { name, key: normalizeName(name), ...page, machinery, option } : [];
  });
}

/** By `machinery/application`: the page of the choice's category, else of its equipment item; or of a group's entry. */
function choicePages(catalogue: Catalogue, groups: readonly EnquiryGroup[]): [key: string, page: MachinePage][] {
  const pages = new Map<string, MachinePage>();
  const choices = listChoices(catalogue);
  for (const kind of ['category', 'equipment'] as const) {
    for (const { machinery, option, member } of choices) {
      const key = choiceKey(machinery, option);
      if (member.kind === kind && !pages.has(key)) pages.set(key, { path: member.entry.path });
    }
  }
  for (const { id, choices: groupChoices } of groups) {
    for (const { option, page } of groupChoices) pages.set(choiceKey(id, option), page);
  }
  return [...pages];
}
