import type { Catalogue } from '../catalogue.ts';
import { listChoices, enquiryOptions, enquirySubjects, formWords, type EnquirySubject } from './enquiry-form.ts';
import { makeShell } from '../navigation.ts';

/** The page of a machine that an enquiry names. */
export interface MachinePage {
  path: string;
  sheet?: string;
}

export function choiceKey(machinery: string, option: string): string {
  return `${machinery}/${option}`;
}

export type EnquirySite = ReturnType<typeof makeEnquirySite>;

/** The enquiry service's data about the site: texts of its answers and mails, and the pages of the machines. */
export function makeEnquirySite(catalogue: Catalogue) {
  const { words, notice, acknowledgement } = catalogue.pages.enquire;
  return {
    ...makeShell(catalogue),
    form: formWords(words),
    options: enquiryOptions(catalogue),
    notice,
    acknowledgement,
    machines: machinePages(catalogue),
    choices: choicePages(catalogue),
  };
}

type ChosenPage = MachinePage & Pick<EnquirySubject, 'machinery' | 'option'>;

/** By the machine's name in the first line of the message, with its choice. */
function machinePages(catalogue: Catalogue): Record<string, ChosenPage> {
  const { models, equipment } = catalogue;
  const pages = new Map<string, MachinePage>(
    [...equipment, ...models].map(({ name, path, sheetPath }) => [name, { path, sheet: sheetPath }] as const),
  );
  return Object.fromEntries(
    enquirySubjects(catalogue).flatMap(({ label, machinery, option }) => {
      const page = pages.get(label);
      return page ? [[label, { ...page, machinery, option }]] : [];
    }),
  );
}

/** By `machinery/application`: the page of the choice's category, else of its equipment item. */
function choicePages(catalogue: Catalogue): Record<string, MachinePage> {
  const pages: Record<string, MachinePage> = {};
  const choices = listChoices(catalogue);
  for (const kind of ['category', 'equipment'] as const) {
    for (const { machinery, option, member } of choices) {
      if (member.kind === kind) pages[choiceKey(machinery, option)] ??= { path: member.entry.path };
    }
  }
  return pages;
}
