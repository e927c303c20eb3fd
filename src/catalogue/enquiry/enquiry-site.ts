import type { Catalogue } from '../catalogue.ts';
import { listChoices, enquiryOptions, enquirySubjects, formWords } from './enquiry-form.ts';
import { makeShell } from '../navigation.ts';
import type { EnquirySubject } from '../page-data.ts';

/** A page about what an enquiry asks for. */
export interface MachinePage {
  path: string;
  /** Address of the PDF sheet. */
  sheet?: string;
}

/** The key of a choice in `choices`. */
export function choiceKey(machinery: string, option: string): string {
  return `${machinery}/${option}`;
}

export type EnquirySite = ReturnType<typeof makeEnquirySite>;

/** What the enquiry service knows of the site: the words of its answers and mails, and the pages of the machines. */
export function makeEnquirySite(catalogue: Catalogue) {
  const { title, words, notice, acknowledgement } = catalogue.pages.enquire;
  return {
    ...makeShell(catalogue),
    /** The heading of the form's page. */
    heading: title,
    /** The words of the form. */
    form: formWords(words),
    options: enquiryOptions(catalogue),
    notice,
    acknowledgement,
    machines: machinePages(catalogue),
    choices: choicePages(catalogue),
  };
}

type ChosenPage = MachinePage & Pick<EnquirySubject, 'machinery' | 'option'>;

/** By the name that the message's first line gives a machine, with the choice that stands for it. */
function machinePages(catalogue: Catalogue): Record<string, ChosenPage> {
  const { models, equipment } = catalogue;
  const pages = new Map<string, MachinePage>([
    ...equipment.map(({ name, path }) => [name, { path }] as const),
    ...models.map(({ name, path, sheetPath }) => [name, { path, sheet: sheetPath }] as const),
  ]);
  return Object.fromEntries(
    enquirySubjects(catalogue).flatMap(({ label, machinery, option }) => {
      const page = pages.get(label);
      return page ? [[label, { ...page, machinery, option }]] : [];
    }),
  );
}

/** By `machinery/application`: a choice leads to the page of the category that stands for it, else to that of the equipment item. */
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
