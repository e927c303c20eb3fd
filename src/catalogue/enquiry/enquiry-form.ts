/** What the enquiry form's page carries of the catalogue: every choice, and every machine that a link may name. */
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel } from '../catalogue.ts';
import type { EnquirySubject } from '../page-data.ts';
import { categoryPicture, equipmentPicture, modelPicture } from '../media/main-pictures.ts';
import type { PageEnquire } from '#generated/entries.gen.ts';
import { fill } from '../words.ts';
import { equipmentCategory, lineOf, mainCategories, membersOf, type Member } from '../members.ts';
import { reduceName } from '../names.ts';

/** A choice under Applications, with the category or machine that stands for it. */
interface EnquiryChoice {
  machinery: string;
  option: string;
  member: Member;
}

/**
 * The main category that is the choice under Machinery: the one above, if it names a `machinery`, else the one of the
 * line equipment. A catalogue without line equipment has a choice for each main category.
 */
function machineryCategory(catalogue: Catalogue, category: LinkedCategory): LinkedCategory {
  const main = mainOf(category);
  const home = equipmentCategory(catalogue);
  return main.enquiry?.machinery !== undefined || !home ? main : mainOf(home);
}

/** The id of the choice under Machinery that a category of `machineryCategory` is. */
function machineryId({ enquiry, id }: LinkedCategory): string {
  return enquiry?.machinery ?? id;
}

/** What the machines of a category are under Applications. */
function optionOfCategory(category: LinkedCategory): string {
  const named = lineOf(category).find(({ enquiry }) => enquiry?.option !== undefined);
  return named?.enquiry?.option ?? category.enquiry?.label ?? category.title;
}

function optionOfModel({ category, enquiry }: LinkedModel): string {
  return enquiry?.option ?? optionOfCategory(category);
}

function optionOfEquipment({ enquiry, name }: LinkedEquipment): string {
  return enquiry?.option ?? name;
}

/** What the enquiry link of a category's own page names: nothing where the category is a choice under Machinery. */
export function linkedOption(catalogue: Catalogue, category: LinkedCategory): string | undefined {
  const isMachinery = machineryCategory(catalogue, category) === category;
  return isMachinery ? category.enquiry?.option : optionOfCategory(category);
}

/** Every choice, in the order of lists; a category that is one because of its own models comes behind those below it. */
export function listChoices(catalogue: Catalogue): EnquiryChoice[] {
  const main = mainCategories(catalogue);
  const isMachinery = (category: LinkedCategory) => machineryCategory(catalogue, category) === category;
  return [...main.filter(isMachinery), ...main.filter((category) => !isMachinery(category))].flatMap((category) => {
    const machinery = machineryId(machineryCategory(catalogue, category));
    return choicesOf(catalogue, { kind: 'category', entry: category }).map((choice) => ({ ...choice, machinery }));
  });
}

function choicesOf(catalogue: Catalogue, member: Member): Omit<EnquiryChoice, 'machinery'>[] {
  if (member.kind === 'equipment') return [{ option: optionOfEquipment(member.entry), member }];
  if (member.kind === 'model') {
    const option = member.entry.enquiry?.option;
    return option === undefined ? [] : [{ option, member }];
  }
  const below = membersOf(catalogue, member.entry);
  const inner = below.flatMap((one) => choicesOf(catalogue, one));
  const own = { option: optionOfCategory(member.entry), member };
  if (member.entry.enquiry?.option !== undefined) return [own, ...inner];
  const isMachinery = machineryCategory(catalogue, member.entry) === member.entry;
  const isNeeded = below.length === 0 || below.some((one) => one.kind === 'model' && !one.entry.enquiry);
  return isMachinery && !isNeeded ? inner : [...inner, own];
}

function mainOf(category: LinkedCategory): LinkedCategory {
  return lineOf(category).at(-1) ?? category;
}

/** One choice under Machinery, with the choices under Applications that belong to it. */
export type MachineryOption = ReturnType<typeof enquiryOptions>[number];

/** Machinery with their applications, in the order of lists. */
export function enquiryOptions(catalogue: Catalogue) {
  const choices = Map.groupBy(listChoices(catalogue), ({ machinery }) => machinery);
  return mainCategories(catalogue).flatMap((category) => {
    if (machineryCategory(catalogue, category) !== category) return [];
    const id = machineryId(category);
    const title = category.enquiry?.label ?? category.title;
    const options = [...new Set(choices.get(id)?.map(({ option }) => option))];
    return {
      id,
      label: title,
      /** Lower-case values of a link's `machinery` that mean this choice besides its id. */
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

export function enquiryForm(catalogue: Catalogue) {
  return {
    options: enquiryOptions(catalogue),
    subjects: enquirySubjects(catalogue),
    drawings: enquiryDrawings(catalogue),
  };
}

export type EnquiryDrawing = ReturnType<typeof enquiryDrawings>[number];

/** The drawing of each choice under Applications that a category stands for; the others are machines with their own. */
function enquiryDrawings(catalogue: Catalogue) {
  return listChoices(catalogue).flatMap(({ machinery, option, member }) => {
    const picture = member.kind === 'category' ? categoryPicture(catalogue, member.entry) : undefined;
    return picture ? [{ machinery, option, picture }] : [];
  });
}

export type EnquiryWords = ReturnType<typeof formWords>;

/** The words of the form, with the rule for telephone numbers as the pattern that form and service check. */
export function formWords({ phoneRule, ...words }: PageEnquire['words']) {
  const { least, most } = phoneRule;
  const errors = { ...words.errors, phone: fill(words.errors.phone, { least, most }) };
  return { ...words, errors, phonePattern: phonePattern(phoneRule) };
}

/**
 * So many digits, alone or with the signs that people part them with; white space around them goes before they are sent.
 * Browsers read it with the flag `v`.
 */
function phonePattern({ least, most, digitsOnly }: PageEnquire['words']['phoneRule']): string {
  const signs = String.raw`[ .\(\)\/\-]*`;
  const digits = `{${Math.min(least, most)},${most}}`;
  return String.raw`\s*${digitsOnly ? `[0-9]${digits}` : String.raw`\+?(?:${signs}[0-9])${digits}${signs}`}\s*`;
}
