import type { Catalogue } from '../../catalogue/catalogue.ts';
import { mainCategories, membersBelow, nameOfMember, type ListedMember } from '../../catalogue/members.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { stemOf } from '../../catalogue/machine/machine-facts.ts';
import { machineDrawingPath } from '../../catalogue/paths.ts';
import { namePart } from '../../drawing/describe.ts';
import { normalizeName } from '../../text/names.ts';
import { fill } from '../../catalogue/words.ts';
import { listBelowHome, type PageOf } from '../page/declare.ts';

/** What the service offers, whom to ask, and the wear parts of all machines. */
export const list = (catalogue: Catalogue) => {
  const { service } = catalogue.pages;
  if (!service) return [];
  const { intro, offers, words } = service;
  const { life: _life, message: _message, ...shown } = words;
  const rows = {
    items: mainCategories(catalogue)
      .flatMap((main) => membersBelow(catalogue, main))
      .filter(({ member }) => member.kind !== 'category'),
    size: 'downloads' as const,
    nameOf: ({ member }: ListedMember) => nameOfMember(member),
    sourceOf: ({ member }: ListedMember) => member.entry,
  };
  return listBelowHome(catalogue, 'service', service, rows, ({ items }) => ({
    intro,
    offers,
    words: shown,
    regions: catalogue.offices.map(({ country, phone, email }) => ({ country, phone, email })),
    machines: items.flatMap(({ member }) => machineRow(catalogue, member, words)),
  }));
};

export type ServicePageData = PageOf<typeof list>;

type Words = NonNullable<Catalogue['pages']['service']>['words'];

function machineRow(catalogue: Catalogue, member: ListedMember['member'], words: Words) {
  if (member.kind === 'category') return [];
  const { id, name, path: to, enquiryLink, wearParts = [] } = member.entry;
  const picture = memberPicture(catalogue, member);
  const folder = member.kind === 'model' ? 'models' : 'equipment';
  const drawn = new Set(
    catalogue.spaces?.get(stemOf(member))?.parts.map((part) => normalizeName(namePart(part, catalogue.words))),
  );
  const parts = wearParts.map(({ name: part, quantity, life }) => ({
    name: quantity === undefined ? part : `${quantity} × ${part}`,
    life: life && fill(words.life, { life }),
    /** The drawing whose list of parts has it. */
    drawing: drawn.has(normalizeName(part)) ? machineDrawingPath(folder, id, 'arrangement') : undefined,
  }));
  return {
    to,
    name,
    // The name beside the picture describes it.
    picture: picture && { ...picture, alt: '' },
    /** None if they are on request. */
    parts,
    ask: {
      to: catalogue.pages.enquire.path,
      label: words.ask,
      search: `${enquiryLink.search ?? '?'}&message=${encodeURIComponent(fill(words.message, { name }))}`,
    },
  };
}
