import type { Catalogue } from '../catalogue.ts';
import { pageLabel } from '../navigation.ts';
import type { Figure, HomeCardsPageData, HomePageData, TestimonialData } from '../page-data.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { homeCards } from './cards.ts';
import { homeFairs } from './fair-card.ts';
import { makeHead } from './head.ts';
import { fairEvent, organization, webSite } from './structured-data.ts';

/** The home page. */
export function homePage(catalogue: Catalogue): HomePageData {
  const { home, about } = catalogue.pages;
  const events = catalogue.fairs.filter((fair) => fair.status === 'upcoming').map((fair) => fairEvent(catalogue, fair));
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
    cards: { ...home.cards, items: homeCards(catalogue) },
    fairs: {
      ...home.fairs,
      upcoming: homeFairs(catalogue, 'upcoming'),
      completed: homeFairs(catalogue, 'completed'),
    },
    testimonials: { heading: home.testimonials.heading, items: testimonials(catalogue) },
  };
}

/** The home page's product cards on a page of their own. */
export function homeCardsPage(catalogue: Catalogue): HomeCardsPageData {
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
    items: homeCards(catalogue),
  };
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
