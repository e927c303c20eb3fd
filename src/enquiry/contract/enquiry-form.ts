/** The enquiry form's page data: every choice, and every machine that a link may name. */
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel } from '../../catalogue/catalogue.ts';
import { categoryPicture, equipmentPicture, modelPicture } from '../../catalogue/media/main-pictures.ts';
import type { PageEnquire } from '#generated/entries.gen.ts';
import { fill } from '../../catalogue/words.ts';
import { equipmentCategory, withAncestors, mainCategories, membersOf, type Member } from '../../catalogue/members.ts';
import { normalizeName } from '../../text/names.ts';
import type { EnquiryGroup, MachinePage } from './enquiry-group.ts';

/** A choice under Applications, and the category or machine that it means. */
interface EnquiryChoice {
  machinery: string;
  option: string;
  member: Member;
}

/**
 * The main category whose choice under Machinery applies: the category's own main one if it names a `machinery`, else
 * that of the line equipment. Without line equipment, each main category is a choice.
 */
function machineryCategory(catalogue: Catalogue, category: LinkedCategory): LinkedCategory {
  const main = mainOf(category);
  const equipment = equipmentCategory(catalogue);
  return main.enquiry?.machinery !== undefined || !equipment ? main : mainOf(equipment);
}

/** Id of the choice under Machinery. */
function machineryId({ enquiry, id }: LinkedCategory): string {
  return enquiry?.machinery ?? id;
}

/** The choice under Applications for the machines of a category. */
function optionOfCategory(category: LinkedCategory): string {
  const named = withAncestors(category).find(({ enquiry }) => enquiry?.option !== undefined);
  return named?.enquiry?.option ?? category.enquiry?.label ?? category.title;
}

function optionOfModel({ category, enquiry }: LinkedModel): string {
  return enquiry?.option ?? optionOfCategory(category);
}

function optionOfEquipment({ enquiry, name }: LinkedEquipment): string {
  return enquiry?.option ?? name;
}

/** The choice that a category page's enquiry link names, unless the category is itself a choice under Machinery. */
export function linkedOption(catalogue: Catalogue, category: LinkedCategory): string | undefined {
  const isMachinery = machineryCategory(catalogue, category) === category;
  return isMachinery ? category.enquiry?.option : optionOfCategory(category);
}

/** Every choice, in list order. A category that is a choice because of its own models comes after its subcategories. */
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
  const inner = below.flatMap((inside) => choicesOf(catalogue, inside));
  const ownChoice = { option: optionOfCategory(member.entry), member };
  if (member.entry.enquiry?.option !== undefined) return [ownChoice, ...inner];
  const isMachinery = machineryCategory(catalogue, member.entry) === member.entry;
  const isNeeded = below.length === 0 || below.some((inside) => inside.kind === 'model' && !inside.entry.enquiry);
  return isMachinery && !isNeeded ? inner : [...inner, ownChoice];
}

function mainOf(category: LinkedCategory): LinkedCategory {
  return withAncestors(category).at(-1) ?? category;
}

/** A choice under Machinery with its choices under Applications. */
export type MachineryOption = ReturnType<typeof enquiryOptions>[number];

/** `groups` stand behind the categories. */
export function enquiryOptions(catalogue: Catalogue, groups: readonly EnquiryGroup[]) {
  const choices = Map.groupBy(listChoices(catalogue), ({ machinery }) => machinery);
  const ofMachines = mainCategories(catalogue).flatMap((category) => {
    if (machineryCategory(catalogue, category) !== category) return [];
    const id = machineryId(category);
    const label = category.enquiry?.label ?? category.title;
    const options = [...new Set(choices.get(id)?.map(({ option }) => option))];
    return {
      id,
      label,
      /** What a link with this machinery only is about. */
      title: category.title,
      /** Values of a link's `machinery` for this choice, normalized. */
      values: [id, ...(category.enquiry?.aliases ?? [])].map(normalizeName),
      models: options.length > 0 ? options : [label],
    };
  });
  const ofGroups = groups.map(({ id, title, choices: groupChoices }) => ({
    id,
    label: title,
    title,
    values: [normalizeName(id)],
    models: groupChoices.map(({ option }) => option),
  }));
  return [...ofMachines, ...ofGroups];
}

/** A machine that a link to the form may name, with its choice. */
export type EnquirySubject = ReturnType<typeof enquirySubjects>[number];

/** Every model and equipment item. */
export function enquirySubjects(catalogue: Catalogue) {
  // Only lists show machines at one scale, and in development it takes 20 ms to measure one.
  const { pictureExtents: _ofLists, ...unmeasured } = catalogue;
  const subject = (names: (string | undefined)[], label: string, category: LinkedCategory | undefined) => ({
    /** Every name of it (id, name), as links may write it. */
    names: [...new Set(names.flatMap((name) => (name === undefined ? [] : normalizeName(name))))],
    label,
    machinery: category ? machineryId(machineryCategory(catalogue, category)) : '',
  });
  const { models, equipment } = catalogue;
  const line = equipmentCategory(catalogue);
  return [
    ...models.map((model) => ({
      ...subject([model.id, model.name], model.name, model.category),
      path: model.path,
      option: optionOfModel(model),
      /** Undefined if it has neither drawing nor photo. */
      picture: modelPicture(unmeasured, model),
    })),
    ...equipment.map((item) => ({
      ...subject([item.id, item.name, item.label], item.name, line),
      path: item.path,
      option: optionOfEquipment(item),
      picture: equipmentPicture(unmeasured, item),
    })),
  ];
}

export function enquiryForm(catalogue: Catalogue, groups: readonly EnquiryGroup[]) {
  return {
    options: enquiryOptions(catalogue, groups),
    subjects: enquirySubjects(catalogue),
    places: enquiryPlaces(catalogue, groups),
  };
}

/** Picture and page of each choice under Applications that is a category or of a group; machines have their own. */
function enquiryPlaces(catalogue: Catalogue, groups: readonly EnquiryGroup[]) {
  const ofCategories = listChoices(catalogue).flatMap(({ machinery, option, member }) =>
    member.kind === 'category'
      ? [{ machinery, option, picture: categoryPicture(catalogue, member.entry), page: pageOf(member.entry) }]
      : [],
  );
  const ofGroups = groups.flatMap(({ id: machinery, choices }) =>
    choices.map(({ option, picture, page }) => ({ machinery, option, picture, page })),
  );
  return [...ofCategories, ...ofGroups];
}

const pageOf = ({ path }: LinkedCategory): MachinePage => ({ path });

export type EnquiryWords = ReturnType<typeof formWords>;

/** The form's texts, with the phone rule as the pattern that form and service check. */
export function formWords({ phoneRule, ...words }: PageEnquire['words']) {
  const { least, most } = phoneRule;
  const errors = { ...words.errors, phone: fill(words.errors.phone, { least, most }) };
  return { ...words, errors, phonePattern: phonePattern(phoneRule) };
}

/**
 * A pattern for that many digits, with or without separators; spaces around the number are trimmed before sending.
 * Browsers compile `pattern` with the flag `v`.
 */
function phonePattern({ least, most, digitsOnly }: PageEnquire['words']['phoneRule']): string {
  const signs = String.raw`[ .\(\)\/\-]*`;
  const digits = `{${Math.min(least, most)},${most}}`;
  return String.raw`\s*${digitsOnly ? `[0-9]${digits}` : String.raw`\+?(?:${signs}[0-9])${digits}${signs}`}\s*`;
}
