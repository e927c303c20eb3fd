/** What lists, pages and link previews show of a project. */
import type { Catalogue, LinkedProject } from '../../catalogue/catalogue.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { photoPicture } from '../../catalogue/media/photos.ts';
import { threeQuarterPicture } from '../../catalogue/media/pictures.ts';
import { stemOf } from '../../catalogue/machine/machine-facts.ts';
import { enquirySearch } from '../../catalogue/paths.ts';
import type { InternalLink, Picture } from '../../catalogue/shown/parts.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { kind as lineKind } from '../lines/line-kind.ts';
import { linePicture } from '../lines/line-pictures.ts';
import { sizesOf } from '../lines/line-sizes.ts';

/** Place and year. */
export function factsOf({ pages }: Catalogue, { place, year }: LinkedProject): ShownFigure[] {
  const { words } = pages.projects;
  return [
    { label: words.place, value: place },
    { label: words.year, value: String(year) },
  ];
}

/** The studio picture of its line, else of its main machine that is drawn. */
export function madePicture(catalogue: Catalogue, { title, line, machines }: LinkedProject): Picture | undefined {
  const ofLine = line && linePicture(catalogue, sizesOf(catalogue, line).standard, title);
  const drawn = machines.find(({ entry }) => entry.machine);
  return ofLine ?? (drawn && threeQuarterPicture(catalogue, stemOf(drawn), title));
}

/** Its first photo, else a made picture, else that of its main machine. */
export function pictureOf(catalogue: Catalogue, project: LinkedProject): Picture | undefined {
  const [photo] = project.photos;
  if (photo) return photoPicture(photo.medium, photo.caption ?? project.title);
  return madePicture(catalogue, project) ?? memberPicture(catalogue, project.machines[0]);
}

/** The enquiry about its line, else about its main machine. */
export function enquiryOf(catalogue: Catalogue, { line, machines: [main] }: LinkedProject): InternalLink {
  const { enquire, projects } = catalogue.pages;
  const search = line
    ? lineKind.enquirySearch?.(catalogue, line)
    : main.kind === 'category'
      ? enquirySearch(main.entry.enquiryMachinery)
      : main.entry.enquiryLink.search;
  return { to: enquire.path, label: projects.words.enquire, ...(search === undefined ? {} : { search }) };
}
