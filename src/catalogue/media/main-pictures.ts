/**
 * The main picture of each machine: its first photo, else the picture made from its body. A machine without a drawing
 * and a photo has none.
 */
import type { LinkedPhoto } from './media-file.ts';
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel } from '../catalogue.ts';
import type { Picture, MachineView } from '../shown/parts.ts';
import { equipmentPicturePath, machineDrawingPath, machinePicturePath } from '../paths.ts';
import type { MachineFolder } from '../kinds.ts';
import { machineSize, machineViews, mediaPicture, plantPicture, threeQuarterPicture } from './pictures.ts';
import { photoPicture } from './photos.ts';
import type { Member } from '../members.ts';
import { fill, type Words } from '../words.ts';

/** A category's photo, else the picture of the first machine below it, else one of its own family. */
export function categoryPicture(catalogue: Catalogue, category: LinkedCategory): Picture | undefined {
  return mainPicture(catalogue, category.photos, categoryStem(category), category.title);
}

/** The photo of the category of all equipment, else a picture of its first items together. */
export function allEquipmentPicture(catalogue: Catalogue, { photos, title }: LinkedCategory): Picture | undefined {
  const isDrawn = catalogue.equipment.some(({ machine }) => machine);
  return (
    firstPhoto(photos, title) ?? (isDrawn ? plantPicture(catalogue.words, equipmentPicturePath, title) : undefined)
  );
}

/** Start of the URLs of a category's made picture. The category has its own only if no model below it is drawn. */
export function categoryStem(category: LinkedCategory): string | undefined {
  const model = firstDrawn(category);
  return model ? machineStem('models', model) : machineStem('categories', category);
}

/** Start of the URLs of a machine's made picture, if it is drawn. */
export function machineStem(
  folder: MachineFolder,
  { id, machine }: Pick<LinkedModel, 'id' | 'machine'>,
): string | undefined {
  return machine && machinePicturePath(folder, id);
}

function firstDrawn({ models, children }: LinkedCategory): LinkedModel | undefined {
  return models.find(({ machine }) => machine) ?? children.map(firstDrawn).find(Boolean);
}

function mainPicture(
  catalogue: Catalogue,
  photos: readonly LinkedPhoto[],
  stem: string | undefined,
  name: string,
): Picture | undefined {
  return firstPhoto(photos, name) ?? (stem === undefined ? undefined : threeQuarterPicture(catalogue, stem, name));
}

/** The picture of a category, a model or an equipment item. */
export function memberPicture(catalogue: Catalogue, { kind, entry }: Member): Picture | undefined {
  if (kind === 'category') return categoryPicture(catalogue, entry);
  return kind === 'model' ? modelPicture(catalogue, entry) : equipmentPicture(catalogue, entry);
}

export function modelPicture(catalogue: Catalogue, model: LinkedModel): Picture | undefined {
  return mainPicture(catalogue, model.photos, machineStem('models', model), model.name);
}

/** An entry's picture in the menu: a photo, or an elevation, which has one scale with its neighbours'. */
export interface MenuPicture {
  picture?: Picture;
  elevation?: string;
}

export function modelMenuPicture({ id, name, photos, machine }: LinkedModel): MenuPicture {
  return menuPicture(photos, name, machine && machineDrawingPath('models', id, 'elevation'));
}

/** A category of single items shows one of its machines: its own body stands for none of them. */
export function categoryMenuPicture(category: LinkedCategory): MenuPicture {
  const { id, title, photos, machine, layout } = category;
  const model = layout === 'equipment' ? firstDrawn(category) : undefined;
  const drawing = machine && machineDrawingPath('categories', id, 'elevation');
  return menuPicture(photos, title, model ? machineDrawingPath('models', model.id, 'elevation') : drawing);
}

/** A photo's `alt` is empty because the label beside it says the same. */
function menuPicture(photos: readonly LinkedPhoto[], name: string, elevation: string | undefined): MenuPicture {
  const picture = firstPhoto(photos, name);
  if (picture) return { picture: { ...picture, alt: '' } };
  return elevation === undefined ? {} : { elevation };
}

/** The photo that the item names, else the first of its folder, else the picture made from its body. */
export function equipmentPicture(catalogue: Catalogue, item: LinkedEquipment): Picture | undefined {
  const { name, photo, photos } = item;
  if (photo !== undefined) return mediaPicture(catalogue.media, `equipment/${photo}`, name, machineSize);
  return mainPicture(catalogue, photos, machineStem('equipment', item), name);
}

export function modelViews({ words }: Catalogue, model: LinkedModel): MachineView[] {
  return orderViews(words, 'models', model, photoViews(words, model.photos, model.name));
}

/** The views of an equipment item's page. Its photos are the one that it names or those of its folder. */
export function equipmentViews(catalogue: Catalogue, item: LinkedEquipment): MachineView[] {
  const { words } = catalogue;
  const picture = item.photo === undefined ? undefined : equipmentPicture(catalogue, item);
  const ofPhotos: MachineView[] = picture
    ? [{ id: 'photo-1', label: words.pictures.picture, picture }]
    : photoViews(words, item.photos, item.name);
  return orderViews(words, 'equipment', item, ofPhotos);
}

/**
 * Order: the first photo (or the made picture), the drawings, the other photos, then the made picture if a photo
 * replaced it. The first three are the page's thumbnails; plan and layout are below them.
 */
function orderViews(
  words: Words,
  folder: 'models' | 'equipment',
  { id, name, machine }: Pick<LinkedModel, 'id' | 'name' | 'machine'>,
  [first, ...further]: readonly MachineView[],
): MachineView[] {
  const [picture, ...drawings] = machine ? machineViews(words, folder, id, name) : [];
  const made = picture ? [picture] : [];
  return first ? [first, ...drawings, ...further, ...made] : [...made, ...drawings];
}

function firstPhoto([first]: readonly LinkedPhoto[], name: string): Picture | undefined {
  return first && photoPicture(first.medium, first.caption ?? name, { box: machineSize });
}

function photoViews({ pictures }: Words, photos: readonly LinkedPhoto[], name: string): MachineView[] {
  return photos.map(({ medium, caption }, index) => {
    const label = labelOf(
      medium.file,
      photos.length === 1 ? pictures.photo : fill(pictures.photoNumber, { number: index + 1 }),
    );
    const alt = caption ?? (index === 0 ? name : `${name}, ${label}`);
    return {
      id: `photo-${index + 1}`,
      label,
      picture: photoPicture(medium, alt, { box: machineSize, blurred: true }),
    };
  });
}

/**
 * The name of a photo file that consists of one or two words (`02-open-door.jpg`), else `otherwise`, as for a camera's
 * number.
 */
function labelOf(file: string, otherwise: string): string {
  const [, words] = /\/(?:\d+-)?([a-z]{3,}(?:-[a-z]+)?)\.[a-z]+$/.exec(file) ?? [];
  return words === undefined || words.length > 14 ? otherwise : words.replace('-', ' ');
}
