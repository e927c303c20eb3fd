import type { Catalogue } from '../catalogue.ts';
import { allOf, pageLabel } from '../navigation.ts';
import type {
  Figure,
  HomeCardData,
  HomeCardsPageData,
  HomePageData,
  InternalLink,
  TestimonialData,
} from '../page-data.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { homeCards } from './cards.ts';
import { homeFairs } from './fair-card.ts';
import { makeHead } from './head.ts';
import { fairEvent, organization, webSite } from './structured-data.ts';

/** The home page. Of each list it shows at most `bound` entries, and the way to all of them. */
export function homePage(catalogue: Catalogue, bound: number): HomePageData {
  const { home, about, tradefairs } = catalogue.pages;
  const upcoming = catalogue.fairs.filter((fair) => fair.status === 'upcoming').slice(0, bound);
  const events = upcoming.map((fair) => fairEvent(catalogue, fair));
  const all = { to: tradefairs.path, label: allOf(catalogue, pageLabel(catalogue, tradefairs)) };
  return {
    kind: 'home',
    path: home.path,
    head: makeHead(catalogue, {
      path: home.path,
      titles: [home.title],
      description: home.summary,
      breadcrumbs: [],
      structuredData: [organization(catalogue), webSite(catalogue), ...events],
    }),
    breadcrumbs: [],
    hero: { heading: home.title, text: home.hero.text, action: home.hero.action },
    figures: countedFigures(catalogue),
    intro: { ...home.intro, link: { to: about.path, label: pageLabel(catalogue, about) } },
    cards: { ...home.cards, ...firstCards(catalogue, bound) },
    fairs: {
      ...home.fairs,
      upcoming: homeFairs(catalogue, 'upcoming', bound),
      completed: homeFairs(catalogue, 'completed', bound),
      ...(isWithin(catalogue.fairs, bound) ? {} : { all }),
    },
    testimonials: { heading: home.testimonials.heading, items: testimonials(catalogue).slice(0, bound) },
  };
}

/** The home page's product cards on a page of their own. */
export function homeCardsPage(catalogue: Catalogue, bound: number): HomeCardsPageData {
  const { homecards } = catalogue.pages;
  const breadcrumbs = crumbsFromHome(catalogue, homecards.title);
  return {
    kind: 'homecards',
    path: homecards.path,
    head: makeHead(catalogue, {
      path: homecards.path,
      titles: [homecards.title],
      description: homecards.summary,
      breadcrumbs,
    }),
    breadcrumbs,
    heading: homecards.title,
    ...firstCards(catalogue, bound),
  };
}

/** The cards of the main categories; where these are not all, the way to the page of all products. */
function firstCards(catalogue: Catalogue, bound: number): { items: HomeCardData[]; all?: InternalLink } {
  const { ourproducts } = catalogue.pages;
  const cards = homeCards(catalogue);
  if (cards.length <= bound) return { items: cards };
  const all = { to: ourproducts.path, label: allOf(catalogue, pageLabel(catalogue, ourproducts)) };
  return { items: cards.slice(0, bound), all };
}

/** Whether the home page shows all fairs: its tabs have room for so many each. */
function isWithin(fairs: Catalogue['fairs'], bound: number): boolean {
  const upcoming = fairs.filter(({ status }) => status === 'upcoming').length;
  return Math.max(upcoming, fairs.length - upcoming) <= bound;
}

function countedFigures({ models, equipment, offices, site, pages }: Catalogue): Figure[] {
  const labels = pages.home.figures;
  const countries = new Set(offices.map((office) => office.country));
  return [
    { label: labels.models, value: String(models.length) },
    { label: labels.equipment, value: String(equipment.length) },
    { label: labels.countries, value: String(countries.size) },
    { label: labels.replyHours, value: String(site.constants.replyHours) },
  ];
}

function testimonials(catalogue: Catalogue): TestimonialData[] {
  return catalogue.testimonials.map(({ company, country, feedback, author }) => ({
    company,
    country,
    feedback,
    author,
    initials: initialsOf(author),
  }));
}

/** The first letters of the first and the last word. */
function initialsOf(author: string): string {
  const words = author.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => (word ?? '').charAt(0).toUpperCase()).join('');
}
