/** What surrounds every page: links, the products menu, the company's details. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, Located } from './catalogue.ts';
import { directionOf, isolateTexts } from './language.ts';
import { categoryMenuPicture, modelMenuPicture } from './media/main-pictures.ts';
import { listingPath, mainCategories, membersOf, type Member } from './members.ts';
import { orderIn } from './names.ts';
import type { InternalLink, Picture } from './page-data.ts';
import { enquiryEndpoint, workerPath, whatsappAddress } from './paths.ts';
import { mediaPicture } from './media/pictures.ts';
import { fill } from './words.ts';

/**
 * A node of the products menu: a link, or a button that opens `children` (with `page` as the submenu's first link).
 * On a wide screen a `picture` stands above the label, or the `elevation` of a model: those of a row are at one scale.
 */
export type MenuNode =
  | { label: string; to: AppPath; picture?: Picture; elevation?: string }
  | { label: string; page: InternalLink; children: MenuNode[]; picture?: Picture };

/** What surrounds every page. */
export type Shell = ReturnType<typeof makeShell>;

/** The frame of every page, made once for the whole site. */
export function makeShell(catalogue: Catalogue) {
  const { site, pages, units, media } = catalogue;
  const { drawing: _drawing, parts: _parts, sheet: _sheet, ...words } = catalogue.words;
  const { name, company, tagline, logo, logoOnInk } = site.brand;
  const { machine: _machine, kilobytes: _kilobytes, megabytes: _megabytes, ...ofFiles } = pages.downloads.words;
  const shell = {
    brand: {
      name,
      company,
      tagline,
      logo: logo === undefined ? undefined : mediaPicture(media, logo, name),
      /** The light variant for the header and the footer; without it the logo stands there, and without both the name. */
      logoOnInk: logoOnInk === undefined ? undefined : mediaPicture(media, logoOnInk, name),
    },
    /** The maker's own colours, where it gives some. */
    theme: site.theme,
    /** BCP 47; the direction of the pages follows from it. */
    language: site.language,
    origin: site.origin,
    /** Where the enquiry form is sent to: an absolute URL, or `/send-email`. */
    endpoint: site.endpoint ?? enquiryEndpoint,
    enquiry: {
      path: pages.enquire.path,
      answers: pages.enquire.answers,
      counted: pages.enquire.words.list.counted,
    },
    /** The search's page, its buttons, and the way on from there. */
    search: {
      to: pages.search.path,
      label: pages.search.title,
      close: pages.search.words.close,
      others: pages.search.words.others,
    },
    /** Links of the bar; the products menu stands after the second. */
    header: linksTo(catalogue, site.navigation.header),
    productsLabel: site.navigation.products,
    menu: productsMenu(catalogue),
    footer: linksTo(catalogue, site.navigation.footer),
    /** The maker's own units and rows of codes, where there are some. */
    figures: units.units.length + units.codes.length > 0 ? units : undefined,
    compare: pages.compare && { path: pages.compare.path, full: pages.compare.words.full },
    /** The page of downloads, where there is one, and the words of a machine's files and of its 3D view. */
    downloads: {
      path: pages.downloads.isDefault ? undefined : pages.downloads.path,
      notice: pages.downloads.notice,
      files: pages.downloads.files,
      words: ofFiles,
    },
    social: site.social.map(({ name: network, link }) => ({ name: network, href: link })),
    contact: { phone: site.phone, email: site.email, administrativeOffice: site.administrativeOffice, unit: site.unit },
    /** The head office first. */
    offices: officeLines(catalogue),
    copyrightYear: site.copyrightYear,
    constants: site.constants,
    /** What no page says by itself. */
    words,
    notFound: { title: pages['not-found'].title, text: pages['not-found'].text },
    failure: { title: pages.error.title, text: pages.error.text },
    /** Address of the service worker, unless it is withdrawn. */
    worker: site.offline === false ? undefined : workerPath,
  };
  return directionOf(site.language) === 'rtl' ? isolateTexts(shell, site.language) : shell;
}

/** A page with an address of its own. */
type TitledPage = Located & { title: string };

/** The pages that the navigation may name, by their file's name. */
function pagesById(catalogue: Catalogue): Map<string, TitledPage> {
  const pages = Object.values(catalogue.pages)
    .filter((page) => 'path' in page)
    .filter(({ id, isDefault }) => id !== 'downloads' || !isDefault);
  return new Map(pages.map((page) => [page.id, page]));
}

function linksTo(catalogue: Catalogue, entries: readonly { page: string; label: string }[]): InternalLink[] {
  const pages = pagesById(catalogue);
  return entries.flatMap(({ page: id, label }) => {
    const page = pages.get(id);
    return page ? { to: page.path, label } : [];
  });
}

/** What the navigation calls a page: its label in the footer or the bar, else its title. */
export function pageLabel(catalogue: Catalogue, page: TitledPage): string {
  const { header, footer } = catalogue.site.navigation;
  return [...footer, ...header].find((entry) => entry.page === page.id)?.label ?? page.title;
}

/**
 * How many entries a level of the menu shows: more are no help to anyone, and every page carries the menu. The last
 * entry of a longer level leads to the page with all of them.
 */
const longestLevel = { category: 8, model: 8, equipment: 0 };
/** How many models the whole menu shows; once they are used up, categories of models are plain links. */
const mostModels = 24;

/** What is left of the menu's models. */
interface Room {
  models: number;
}

/** The products menu: the main categories by `menu.order`, then by the order of lists. */
export function productsMenu(catalogue: Catalogue): MenuNode[] {
  const { ourproducts } = catalogue.pages;
  const keyed = mainCategories(catalogue).map((category) => ({
    id: category.id,
    order: category.menu?.order ?? category.order,
    name: category.title,
    category,
  }));
  const shown = keyed.sort(orderIn(catalogue.site.language)).slice(0, longestLevel.category);
  const room: Room = { models: mostModels };
  const nodes = shown.map(({ category }) => menuNode(catalogue, category, room));
  const all = { label: allOf(catalogue, pageLabel(catalogue, ourproducts)), to: ourproducts.path };
  return shown.length < keyed.length ? [...nodes, all] : nodes;
}

function menuNode(catalogue: Catalogue, category: LinkedCategory, room: Room): MenuNode {
  const label = category.menu?.label ?? category.title;
  const drawn = pictureOfNode(categoryMenuPicture(catalogue, category));
  if (category.layout === 'equipment') return { label, to: listingPath(category), ...drawn };
  const members = membersOf(catalogue, category).filter(
    ({ kind }) => kind === 'category' || (kind === 'model' && category.shows.menu),
  );
  const models = Math.min(longestLevel.model, members.filter(({ kind }) => kind === 'model').length);
  const counts = { category: 0, model: models <= room.models ? 0 : longestLevel.model, equipment: 0 };
  const shown = members.filter(({ kind }) => (counts[kind] += 1) <= longestLevel[kind]);
  room.models -= shown.filter(({ kind }) => kind === 'model').length;
  const children = shown.map((member) => memberNode(catalogue, member, room));
  if (children.length === 0) return { label, to: category.path, ...drawn };
  const page = { to: category.path, label: category.menu?.pageLabel ?? category.title };
  const all = { label: allOf(catalogue, page.label), to: page.to };
  return { label, ...drawn, page, children: shown.length < members.length ? [...children, all] : children };
}

function memberNode(catalogue: Catalogue, member: Member, room: Room): MenuNode {
  if (member.kind === 'category') return menuNode(catalogue, member.entry, room);
  const { name, path } = member.entry;
  return {
    label: name,
    to: path,
    ...(member.kind === 'model' ? modelMenuPicture(member.entry) : {}),
  };
}

/** The label beside it says what it shows. */
function pictureOfNode(picture: Picture | undefined): { picture?: Picture } {
  return picture ? { picture: { ...picture, alt: '' } } : {};
}

/** What leads to the whole of a list that is cut short: `All Balers`. */
export function allOf({ site }: Catalogue, name: string): string {
  return fill(site.navigation.all, { name });
}

type Office = Catalogue['offices'][number];

/** The link to an office on WhatsApp, with the greeting that a message to it begins with. */
export function whatsappOf({ pages }: Catalogue, { whatsapp }: Office) {
  return whatsapp === undefined
    ? undefined
    : { number: whatsapp, href: whatsappAddress(whatsapp, pages.contact.talk?.greeting) };
}

export type OfficeLine = ReturnType<typeof officeLines>[number];

/** What every page knows of the offices, enough to call them; the head office first. */
function officeLines(catalogue: Catalogue) {
  const { offices } = catalogue;
  const sorted = [...offices.filter(({ isHead }) => isHead), ...offices.filter(({ isHead }) => !isHead)];
  return sorted.map((office) => {
    const { country, phone, email, timeZone, hours } = office;
    return { country, phone, email, whatsapp: whatsappOf(catalogue, office), timeZone, hours };
  });
}
