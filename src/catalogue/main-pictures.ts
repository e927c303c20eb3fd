/** The main picture of each machine: its first photo, else its drawing. */
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel } from './catalogue.ts';
import type { Picture, View } from './page-data.ts';
import { machineSize } from './drawing-sizes.ts';
import { photoPicture, type LinkedPhoto } from './photos.ts';
import { machinePicture, machineViews, mediaPicture } from './pictures.ts';

/** The main picture of a category. */
export function categoryPicture({ id, title, photos }: LinkedCategory): Picture {
  return firstPhoto(photos, title) ?? machinePicture('categories', id, 'side', title);
}

/** The main picture of a model. */
export function modelPicture({ id, name, photos, initialView = 'front' }: LinkedModel): Picture {
  return firstPhoto(photos, name) ?? machinePicture('models', id, initialView, name);
}

/** What stands for a model in the menu: all drawings there are from the side. */
export function menuPicture({ id, name, photos }: LinkedModel): Picture {
  return firstPhoto(photos, name) ?? machinePicture('models', id, 'side', name);
}

/** The main picture of an equipment item: the one that it names, else the first of its folder, else its drawing. */
export function equipmentPicture({ media }: Catalogue, { id, name, photo, photos }: LinkedEquipment): Picture {
  if (photo !== undefined) return mediaPicture(media, `equipment/${photo}`, name, machineSize);
  return firstPhoto(photos, name) ?? machinePicture('equipment', id, 'side', name);
}

/** The views of a model's page: its photos, then its drawings. */
export function modelViews({ id, name, photos }: LinkedModel): View[] {
  return [...photoViews(photos, name), ...machineViews('models', id, name)];
}

/** The views of an equipment item's page: the photo that it names or those of its folder, then its drawings. */
export function equipmentViews(catalogue: Catalogue, item: LinkedEquipment): View[] {
  const { id, name, photo, photos } = item;
  const named: View = { id: 'photo-1', label: 'picture', picture: equipmentPicture(catalogue, item) };
  const own = photo === undefined ? photoViews(photos, name) : [named];
  return [...own, ...machineViews('equipment', id, name)];
}

function firstPhoto([first]: readonly LinkedPhoto[], name: string): Picture | undefined {
  return first && photoPicture(first.medium, first.caption ?? name, { box: machineSize });
}

function photoViews(photos: readonly LinkedPhoto[], name: string): View[] {
  return photos.map(({ medium, caption }, index) => {
    const label = labelOf(medium.file, photos.length === 1 ? 'photo' : `photo ${index + 1}`);
    const alt = caption ?? (index === 0 ? name : `${name}, ${label}`);
    return {
      id: `photo-${index + 1}`,
      label,
      picture: photoPicture(medium, alt, { box: machineSize, blurred: true }),
    };
  });
}

/** A photo's name in words, where it consists of one or two (`02-open-door.jpg`); a camera's number says nothing. */
function labelOf(file: string, otherwise: string): string {
  const [, words] = /\/(?:\d+-)?([a-z]{3,}(?:-[a-z]+)?)\.[a-z]+$/.exec(file) ?? [];
  return words === undefined || words.length > 14 ? otherwise : words.replace('-', ' ');
}
