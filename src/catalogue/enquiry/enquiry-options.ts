/** The choices of the enquiry form and the machines that a link may name, all from the catalogue. */
import { reduceName } from '../names.ts';
import type { Catalogue } from '../catalogue.ts';
import { listChoices, machineryCategory, machineryId, optionOfEquipment, optionOfModel } from './enquiry-choices.ts';
import { equipmentCategory, mainCategories } from '../members.ts';
import type { EnquirySubject, MachineryOption } from '../page-data.ts';
import { equipmentPicture, modelPicture } from '../media/main-pictures.ts';

/** Machinery with their applications, in the order of lists (see enquiry-choices.ts). */
export function enquiryOptions(catalogue: Catalogue): MachineryOption[] {
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

/** Every model and equipment item with the choice that stands for it. */
export function enquirySubjects(catalogue: Catalogue): EnquirySubject[] {
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
