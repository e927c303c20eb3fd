/** The data around every page: links, products menu, company details. */
import { wayPages } from '#generated/page-files.gen.ts';
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, Located, Source } from './catalogue.ts';
import { markForeign } from '../text/foreign-text.ts';
import { directionOf, isolateTexts } from '../text/language.ts';
import { categoryMenuPicture, modelMenuPicture, type MenuPicture } from './media/main-pictures.ts';
import { listingPath, mainCategories, membersOf, type Member } from './members.ts';
import { flagOfOffice } from './offices/flags.ts';
import { zonesOf } from './offices/time-zones.ts';
import { orderIn } from './list-order.ts';
import type { InternalLink } from './shown/parts.ts';
import { asAppPath, enquiryEndpoint, workerPath, whatsappAddress } from './paths.ts';
import { pathIn } from './language-paths.ts';
import { mediaPicture } from './media/pictures.ts';
import { fill, type Words } from './words.ts';

/**
 * A node of the products menu: a link, or a button that opens `children` (with `page` as the first link of the
 * submenu). On a wide screen a picture is above the label: a photo, or an `elevation`, to one scale per row.
 */
export type MenuNode = MenuPicture &
  ({ label: string; to: AppPath } | { label: string; page: InternalLink; children: MenuNode[] });

export type Shell = ReturnType<typeof makeShell>;

/** Words about machines that only the data of pages is made with. */
const inPageData = [
  'questions',
  'answer',
  'approximate',
  'supply',
  'phases',
  'otherSupplies',
  'manual',
  'declaration',
  'certificate',
  'onRequest',
  'askFor',
] as const satisfies (keyof Words['machine'])[];

function shownWords({ machine }: Words) {
  const shown = Object.entries(machine).filter(([id]) => !inPageData.some((word) => word === id));
  return Object.fromEntries(shown) as Omit<Words['machine'], (typeof inPageData)[number]>;
}

/**
 * Makes the shell: what every page shows around its content, made once for the site.
 * @param first the site in the first language, if this is another
 */
export function makeShell(catalogue: Catalogue, first: Catalogue['site'] = catalogue.site) {
  const { site, pages, media } = catalogue;
  const { drawing: _drawing, parts: _parts, sheet: _sheet, installation: _installation, ...words } = catalogue.words;
  const { name, company, tagline, logo, logoOnInk } = site.brand;
  const { machine: _machine, kilobytes: _kilobytes, megabytes: _megabytes, ...ofFiles } = pages.downloads.words;
  const shell = {
    brand: {
      name,
      company,
      tagline,
      logo: logo === undefined ? undefined : mediaPicture(media, logo, name),
      /** The light variant for header and footer. Without it they show the logo, and without a logo the name. */
      logoOnInk: logoOnInk === undefined ? undefined : mediaPicture(media, logoOnInk, name),
    },
    theme: site.theme,
    /** BCP 47; decides the pages' direction. */
    language: site.language,
    /** Set on a site with several languages. */
    languages: languagesOf(catalogue, first.language),
    origin: site.origin,
    /** Where the enquiry form is sent: an absolute URL, or `/send-email`. */
    endpoint: site.endpoint ?? enquiryEndpoint,
    enquiry: {
      path: pages.enquire.path,
      answers: pages.enquire.answers,
      counted: pages.enquire.words.list.counted,
    },
    search: {
      to: pages.search.path,
      label: pages.search.title,
      close: pages.search.words.close,
      others: pages.search.words.others,
    },
    /** Links of the bar; the products menu comes after the second. */
    header: linksTo(catalogue, site.navigation.header),
    products: { to: pages.ourproducts.path, label: site.navigation.products },
    menu: productsMenu(catalogue),
    /** Other ways to a machine, beside the products menu. */
    ways: wayPages.flatMap((id) => linksTo(catalogue, [{ page: id, label: labelOf(catalogue, id) }])),
    footer: linksTo(catalogue, site.navigation.footer),
    compare: pages.compare && { path: pages.compare.path, full: pages.compare.words.full },
    /** The downloads page, if any, and the labels of a machine's files and 3D view. */
    downloads: {
      path: hasPage(pages.downloads) ? pages.downloads.path : undefined,
      notice: pages.downloads.notice,
      files: pages.downloads.files,
      /** Units in which sheets also exist. */
      converted: site.convertedSheets,
      words: ofFiles,
    },
    social: site.social.map(({ name: network, link }) => ({ name: network, href: link })),
    contact: { phone: site.phone, email: site.email, administrativeOffice: site.administrativeOffice, unit: site.unit },
    /** The head office comes first. */
    offices: shellOffices(catalogue),
    /** The day that decides which fairs are upcoming, if it is not the visitor's. */
    asOf: site.asOf,
    copyrightYear: site.copyrightYear,
    constants: site.constants,
    /** Texts that are not part of any page's data. */
    words: { ...words, machine: shownWords(catalogue.words) },
    notFound: { title: pages['not-found'].title, text: pages['not-found'].text },
    failure: { title: pages.error.title, text: pages.error.text },
    /** URL of the service worker, unless it is turned off. */
    worker: site.offline === false ? undefined : workerPath,
  };
  const { untranslated } = catalogue;
  const menu = untranslated && markForeign(shell.menu, untranslated, { withNames: true });
  const marked = menu ? { ...markForeign(shell, untranslated), menu } : shell;
  return directionOf(site.language) === 'rtl' ? isolateTexts(marked, site.language) : marked;
}

/** All languages of the site with their home pages, the first one first; `own` is the tag in this one's addresses. */
function languagesOf({ site, pages }: Catalogue, first: string) {
  if (!site.languages) return undefined;
  const name = new Intl.DisplayNames(first, { type: 'language' }).of(first) ?? first;
  return {
    own: site.language === first ? undefined : site.language,
    home: pages.home.path,
    all: [
      { tag: first, name, home: asAppPath('/') },
      ...site.languages.map((language) => ({ ...language, home: pathIn(language.tag, '/') })),
    ],
  };
}

export type TitledPage = Located & { title: string };

/** `downloads.yaml` also has texts of machine pages, so it has defaults, but no page without its file. */
export const hasPage = ({ id, isDefault, isHidden }: Source): boolean =>
  !isHidden && (id !== 'downloads' || !isDefault);

/** Links to the pages with these file names; those that the site lacks are left out. */
function linksTo({ pages }: Catalogue, entries: readonly { page: string; label: string }[]): InternalLink[] {
  const shown = Object.values(pages).filter((page) => 'path' in page && hasPage(page));
  return entries.flatMap(({ page: id, label }) => {
    const page = shown.find((candidate) => candidate.id === id);
    return page && 'path' in page ? { to: page.path, label } : [];
  });
}

const labelOf = (catalogue: Catalogue, id: (typeof wayPages)[number]): string => {
  const page = catalogue.pages[id];
  return page ? pageLabel(catalogue, page) : '';
};

/** The navigation's label of a page: from the footer or the bar, else its title. */
export function pageLabel(catalogue: Catalogue, page: TitledPage): string {
  const { header, footer } = catalogue.site.navigation;
  return [...footer, ...header].find((entry) => entry.page === page.id)?.label ?? page.title;
}

/**
 * Maximum entries per menu level, because every page carries the menu. The last entry of a longer level links to the
 * page with all of them.
 */
const maxEntries = { category: 8, model: 8, equipment: 0 };
/** Models in the whole menu. After that, categories of models are plain links. */
const maxModels = 24;

/** How many more models the menu may show. */
interface Room {
  models: number;
}

/** The products menu: the main categories by `menu.order`, then in list order. */
export function productsMenu(catalogue: Catalogue): MenuNode[] {
  const { ourproducts } = catalogue.pages;
  const keyed = mainCategories(catalogue).map((category) => ({
    id: category.id,
    order: category.menu?.order ?? category.order,
    name: category.title,
    category,
  }));
  const shown = keyed.sort(orderIn(catalogue.site.language)).slice(0, maxEntries.category);
  const room: Room = { models: maxModels };
  const nodes = shown.map(({ category }) => menuNode(catalogue, category, room));
  const all = { label: allOf(catalogue, pageLabel(catalogue, ourproducts)), to: ourproducts.path };
  return shown.length < keyed.length ? [...nodes, all] : nodes;
}

function menuNode(catalogue: Catalogue, category: LinkedCategory, room: Room): MenuNode {
  const label = category.menu?.label ?? category.title;
  const drawn = categoryMenuPicture(category);
  if (category.layout === 'equipment') return { label, to: listingPath(category), ...drawn };
  const members = membersOf(catalogue, category).filter(
    ({ kind }) => kind === 'category' || (kind === 'model' && category.shows.menu),
  );
  const models = Math.min(maxEntries.model, members.filter(({ kind }) => kind === 'model').length);
  const counts = { category: 0, model: models <= room.models ? 0 : maxEntries.model, equipment: 0 };
  const shown = members.filter(({ kind }) => (counts[kind] += 1) <= maxEntries[kind]);
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

/** Link to the enquiry form, for visitors who find nothing that fits. */
export function enquiryLink({ pages: { enquire }, words }: Catalogue): InternalLink {
  return { to: enquire.path, label: words.links.enquire };
}

/** Label of the link to the full list: `All Balers`. */
export function allOf({ site }: Catalogue, name: string): string {
  return fill(site.navigation.all, { name });
}

type Office = Catalogue['offices'][number];

/** An office's WhatsApp link, with a greeting as the message's first words. */
export function whatsappOf({ pages }: Catalogue, { whatsapp }: Office) {
  return whatsapp === undefined
    ? undefined
    : { number: whatsapp, href: whatsappAddress(whatsapp, pages.contact.talk?.greeting) };
}

export type ShellOffice = ReturnType<typeof shellOffices>[number];

/** The offices with their contact details, for every page; the head office comes first. */
function shellOffices(catalogue: Catalogue) {
  const { offices } = catalogue;
  const sorted = [...offices.filter(({ isHead }) => isHead), ...offices.filter(({ isHead }) => !isHead)];
  return sorted.map((office) => {
    const { country, isHead, phone, email, timeZone, hours } = office;
    // Scotland's office is also the nearest to a visitor from the United Kingdom.
    const zones = zonesOf(flagOfOffice(office, catalogue.site.language)?.slice(0, 2)).map(({ name }): string => name);
    return { country, zones, isHead, phone, email, whatsapp: whatsappOf(catalogue, office), timeZone, hours };
  });
}
