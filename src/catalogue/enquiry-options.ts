/** The choices of the enquiry form and the machines that a link may name, all from the catalogue. */
import { reduceName } from './reduce-name.ts';
import type { Catalogue, LinkedCategory } from './catalogue.ts';
import { equipmentCategory, lineOf, mainCategories, membersOf, type Member } from './members.ts';
import type { EnquirySubject, MachineryOption } from './page-data.ts';
import { equipmentPicture, modelPicture } from './main-pictures.ts';

/** The form, its files, and what the service knows are made from the same ones. */
const madeOptions = new WeakMap<Catalogue, readonly MachineryOption[]>();
const madeSubjects = new WeakMap<Catalogue, readonly EnquirySubject[]>();

/** Machinery with their applications, in the order of lists: main categories, and what below them names a choice. Made once. */
export function enquiryOptions(catalogue: Catalogue): readonly MachineryOption[] {
  const known = madeOptions.get(catalogue) ?? makeOptions(catalogue);
  madeOptions.set(catalogue, known);
  return known;
}

function makeOptions(catalogue: Catalogue): MachineryOption[] {
  return mainCategories(catalogue).flatMap((category) => {
    const { machinery, label, aliases = [] } = category.enquiry ?? {};
    if (machinery === undefined) return [];
    const options = [...new Set(optionsBelow(catalogue, category))];
    const title = label ?? category.title;
    return {
      id: machinery,
      label: title,
      aliases: aliases.map((alias) => alias.toLowerCase()),
      models: options.length > 0 ? options : [title],
    };
  });
}

function optionsBelow(catalogue: Catalogue, category: LinkedCategory): string[] {
  return membersOf(catalogue, category).flatMap((member) => {
    const own = optionOf(member);
    const below = member.kind === 'category' ? optionsBelow(catalogue, member.entry) : [];
    return own === undefined ? below : [own, ...below];
  });
}

function optionOf({ entry }: Member): string | undefined {
  return entry.enquiry?.option;
}

/** Every model and equipment item with the choice that stands for it. Made once. */
export function enquirySubjects(catalogue: Catalogue): readonly EnquirySubject[] {
  const known = madeSubjects.get(catalogue) ?? makeSubjects(catalogue);
  madeSubjects.set(catalogue, known);
  return known;
}

function makeSubjects(catalogue: Catalogue): EnquirySubject[] {
  const choices = enquiryOptions(catalogue);
  const known = new Map<LinkedCategory | undefined, Record<'machinery' | 'option', string>>();
  const choiceOfCategory = (category: LinkedCategory | undefined) => {
    const line = category ? lineOf(category) : [];
    const id = line.at(-1)?.enquiry?.machinery;
    const machinery = choices.find((choice) => choice.id === id) ?? choices[0];
    const option = line.find((step) => step.enquiry?.option !== undefined)?.enquiry?.option;
    return { machinery: machinery?.id ?? '', option: option ?? machinery?.models[0] ?? '' };
  };
  const choiceOf = (category: LinkedCategory | undefined, own: string | undefined) => {
    const choice = known.get(category) ?? choiceOfCategory(category);
    known.set(category, choice);
    return own === undefined ? choice : { ...choice, option: own };
  };
  const models = catalogue.models.map((model) => ({
    names: namesOf(model.id, model.name),
    label: model.name,
    ...choiceOf(model.category, model.enquiry?.option),
    picture: modelPicture(model),
  }));
  const home = equipmentCategory(catalogue);
  const equipment = catalogue.equipment.map((item) => ({
    names: namesOf(item.id, item.name, item.label),
    label: item.name,
    ...choiceOf(home, item.enquiry?.option),
    picture: equipmentPicture(catalogue, item),
  }));
  return [...models, ...equipment];
}

function namesOf(...names: (string | undefined)[]): string[] {
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : reduceName(name))))];
}
