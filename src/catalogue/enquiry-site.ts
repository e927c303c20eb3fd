import type { Catalogue, LinkedCategory } from './catalogue.ts';
import { enquiryOptions, enquirySubjects } from './enquiry-options.ts';
import { mainCategories, membersOf } from './members.ts';
import { makeShell } from './navigation.ts';
import type { EnquiryWords, MachineryOption, Shell } from './page-data.ts';

/** A page about what an enquiry asks for. */
export interface MachinePage {
  path: string;
  /** Address of the PDF sheet. */
  sheet?: string;
}

/** What the enquiry service knows of the site: the words of its answers and mails, and the pages of the machines. */
export interface EnquirySite extends Shell {
  /** The heading of the form's page. */
  heading: string;
  words: EnquiryWords;
  options: readonly MachineryOption[];
  notice: Catalogue['pages']['enquire']['notice'];
  acknowledgement: Catalogue['pages']['enquire']['acknowledgement'];
  /** By the name that the message's first line gives a machine. */
  machines: Record<string, MachinePage>;
  /** By `machinery/application`: the category or machine that stands for the choice. */
  choices: Record<string, MachinePage>;
}

/** The key of a choice in `choices`. */
export function choiceKey(machinery: string, option: string): string {
  return `${machinery}/${option}`;
}

const made = new WeakMap<Catalogue, EnquirySite>();

/** Gathers it from the catalogue, once for the whole site. */
export function makeEnquirySite(catalogue: Catalogue): EnquirySite {
  const site = made.get(catalogue) ?? gather(catalogue);
  made.set(catalogue, site);
  return site;
}

function gather(catalogue: Catalogue): EnquirySite {
  const { title, words, notice, acknowledgement } = catalogue.pages.enquire;
  return {
    ...makeShell(catalogue),
    heading: title,
    words,
    options: enquiryOptions(catalogue),
    notice,
    acknowledgement,
    machines: machinePages(catalogue),
    choices: choicePages(catalogue),
  };
}

function machinePages({ models, equipment }: Catalogue): Record<string, MachinePage> {
  return Object.fromEntries([
    ...equipment.map(({ name, path }) => [name, { path }] as const),
    ...models.map(({ name, path, sheetPath }) => [name, { path, sheet: sheetPath }] as const),
  ]);
}

function choicePages(catalogue: Catalogue): Record<string, MachinePage> {
  // Of several with one name the first counts.
  const equipment = new Map(catalogue.equipment.toReversed().map((item) => [item.name, item]));
  const items = enquirySubjects(catalogue).flatMap(({ label, machinery, option }): [string, MachinePage][] => {
    const item = equipment.get(label);
    return item ? [[choiceKey(machinery, option), { path: item.path }]] : [];
  });
  const categories = mainCategories(catalogue).flatMap((category) =>
    category.enquiry?.machinery === undefined ? [] : pagesBelow(catalogue, category, category.enquiry.machinery),
  );
  return Object.fromEntries([...items, ...categories]);
}

/** The categories below one that stand for a choice. */
function pagesBelow(catalogue: Catalogue, category: LinkedCategory, machinery: string): [string, MachinePage][] {
  return membersOf(catalogue, category).flatMap((member): [string, MachinePage][] => {
    if (member.kind !== 'category') return [];
    const { path, enquiry } = member.entry;
    const own: [string, MachinePage][] = enquiry?.option ? [[choiceKey(machinery, enquiry.option), { path }]] : [];
    return [...own, ...pagesBelow(catalogue, member.entry, machinery)];
  });
}
