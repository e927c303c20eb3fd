/** The choices of the enquiry form and the machines that a link may name, all from the catalogue. */
import { reduceName } from '../names/reduce-name.ts';
import type { Catalogue } from '../catalogue.ts';
import { listChoices, machineryCategory, machineryId, optionOfEquipment, optionOfModel } from './enquiry-choices.ts';
import { equipmentCategory, mainCategories } from '../members.ts';
import type { EnquirySubject, MachineryOption } from '../page-data.ts';
import { equipmentPicture, modelPicture } from '../media/main-pictures.ts';

/** The form, its files, and what the service knows are made from the same ones. */
const madeOptions = new WeakMap<Catalogue, readonly MachineryOption[]>();
const madeSubjects = new WeakMap<Catalogue, readonly EnquirySubject[]>();

/** Machinery with their applications, in the order of lists (see enquiry-choices.ts). Made once. */
export function enquiryOptions(catalogue: Catalogue): readonly MachineryOption[] {
  const known = madeOptions.get(catalogue) ?? makeOptions(catalogue);
  madeOptions.set(catalogue, known);
  return known;
}

function makeOptions(catalogue: Catalogue): MachineryOption[] {
  const choices = Map.groupBy(listChoices(catalogue), ({ machinery }) => machinery);
  return mainCategories(catalogue).flatMap((category) => {
    if (machineryCategory(catalogue, category) !== category) return [];
    const id = machineryId(category);
    const title = category.enquiry?.label ?? category.title;
    const options = [...new Set(choices.get(id)?.map(({ option }) => option))];
    return {
      id,
      label: title,
      aliases: (category.enquiry?.aliases ?? []).map((alias) => alias.toLowerCase()),
      models: options.length > 0 ? options : [title],
    };
  });
}

/** Every model and equipment item with the choice that stands for it. Made once. */
export function enquirySubjects(catalogue: Catalogue): readonly EnquirySubject[] {
  const known = madeSubjects.get(catalogue) ?? makeSubjects(catalogue);
  madeSubjects.set(catalogue, known);
  return known;
}

function makeSubjects(catalogue: Catalogue): EnquirySubject[] {
  const models = catalogue.models.map((model) => ({
    names: namesOf(model.id, model.name),
    label: model.name,
    machinery: machineryId(machineryCategory(catalogue, model.category)),
    option: optionOfModel(model),
    picture: modelPicture(catalogue, model),
  }));
  const home = equipmentCategory(catalogue);
  const equipment = catalogue.equipment.map((item) => ({
    names: namesOf(item.id, item.name, item.label),
    label: item.name,
    machinery: home ? machineryId(machineryCategory(catalogue, home)) : '',
    option: optionOfEquipment(item),
    picture: equipmentPicture(catalogue, item),
  }));
  return [...models, ...equipment];
}

function namesOf(...names: (string | undefined)[]): string[] {
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : reduceName(name))))];
}
