/** What surrounds every page: links, the products menu, the company's details. */
import type { Catalogue, LinkedCategory, LinkedPage } from './catalogue.ts';
import { categoryPicture, menuPicture } from './main-pictures.ts';
import { listingPath, mainCategories, membersOf } from './members.ts';
import { compareOrder } from './order.ts';
import type { InternalLink, MenuNode, Shell } from './page-data.ts';
import { enquiryEndpoint } from './paths.ts';
import { mediaPicture } from './pictures.ts';

/** The frame of every page, made once for the whole site. */
export function makeShell(catalogue: Catalogue): Shell {
  const { site, pages } = catalogue;
  const { name, company, tagline, logo, logoOnInk } = site.brand;
  return {
    brand: {
      name,
      company,
      tagline,
      logo: mediaPicture(catalogue.media, logo, name),
      ...(logoOnInk === undefined ? {} : { logoOnInk: mediaPicture(catalogue.media, logoOnInk, name) }),
    },
    origin: site.origin,
    endpoint: site.endpoint ?? enquiryEndpoint,
    enquiry: { path: pages.enquire.path, answers: pages.enquire.answers },
    header: linksTo(catalogue, site.navigation.header),
    productsLabel: site.navigation.products,
    menu: productsMenu(catalogue),
    footer: linksTo(catalogue, site.navigation.footer),
    social: site.social.map(({ name: network, link }) => ({ name: network, href: link })),
    contact: { phone: site.phone, email: site.email, administrativeOffice: site.administrativeOffice, unit: site.unit },
    copyrightYear: site.copyrightYear,
    constants: site.constants,
    notFound: { title: pages.notFound.title, text: pages.notFound.text },
    failure: { title: pages.error.title, text: pages.error.text },
  };
}

/** The pages that the navigation may name, by their file's name. */
export function pagesById(catalogue: Catalogue): Map<string, LinkedPage<{ title: string }>> {
  const { notFound: _notFound, error: _error, ...pages } = catalogue.pages;
  return new Map(Object.values(pages).map((page) => [page.id, page]));
}

function linksTo(catalogue: Catalogue, entries: readonly { page: string; label: string }[]): InternalLink[] {
  const pages = pagesById(catalogue);
  return entries.flatMap(({ page: id, label }) => {
    const page = pages.get(id);
    return page ? { to: page.path, label } : [];
  });
}

/** What the navigation calls a page: its label in the footer or the bar, else its title. */
export function pageLabel(catalogue: Catalogue, page: LinkedPage<{ title: string }>): string {
  const { header, footer } = catalogue.site.navigation;
  return [...footer, ...header].find((entry) => entry.page === page.id)?.label ?? page.title;
}

/** The products menu: the main categories by `menu.order`, then by the order of lists. */
export function productsMenu(catalogue: Catalogue): MenuNode[] {
  const keyed = mainCategories(catalogue).map((category) => ({
    id: category.id,
    order: category.menu?.order ?? category.order,
    name: category.title,
    category,
  }));
  return keyed.sort(compareOrder).map(({ category }) => menuNode(catalogue, category));
}

function menuNode(catalogue: Catalogue, category: LinkedCategory): MenuNode {
  const label = category.menu?.label ?? category.title;
  const picture = { ...categoryPicture(category), alt: '' };
  if (category.layout === 'equipment') return { label, to: listingPath(category), picture };
  const children = membersOf(catalogue, category).flatMap((member): MenuNode[] => {
    if (member.kind === 'category') return [menuNode(catalogue, member.entry)];
    if (!category.shows.menu || member.kind !== 'model') return [];
    const { name, path } = member.entry;
    return [{ label: name, to: path, picture: { ...menuPicture(member.entry), alt: '' } }];
  });
  if (children.length === 0) return { label, to: category.path, picture };
  return { label, picture, page: { to: category.path, label: category.menu?.pageLabel ?? category.title }, children };
}
