import type { Catalogue } from '../../catalogue.ts';
import { allOf, pageLabel } from '../../navigation.ts';
import type {
  Block,
  FairCard,
  Figure,
  HomeCardData,
  InternalLink,
  PageBase,
  Picture,
  TestimonialData,
} from '../../page-data.ts';
import { countHeroSheets, heroExhibits } from '../../media/exhibits.ts';
import { equipmentPicture, modelPicture } from '../../media/main-pictures.ts';
import { heroSheet } from '../../media/pictures.ts';
import { homeCardsOf } from './homecards-page.ts';
import { type ListPages, listed } from '../declare.ts';
import { homeFairs } from '../fairs/fair-card.ts';
import { makeHead } from '../parts/head.ts';
import { fairEvent, organization, webSite } from '../parts/structured-data.ts';

/** What the hero shows beside its words: sheets with the maker's machines in a row, or the picture of one. */
export type HeroScene = 'none' | { sheets: Picture[] } | { picture: Picture };

export interface HomePageData extends PageBase<'home'> {
  hero: { heading: string; text: string; action: string; scene: HeroScene };
  figures: Figure[];
  intro?: Block & { link?: InternalLink };
  cards: { heading: string; text?: string; items: HomeCardData[]; all?: InternalLink };
  fairs?: { heading: string; text?: string; upcoming: FairCard[]; completed: FairCard[]; all?: InternalLink };
  testimonials?: { heading: string; items: TestimonialData[] };
}

export const list: ListPages<HomePageData> = (catalogue, bounds) => [
  listed('home', catalogue.pages.home, () => homePage(catalogue, bounds.home)),
];

/** The home page. Of each list it shows at most `bound` entries, and the way to all of them. */
function homePage(catalogue: Catalogue, bound: number): HomePageData {
  const { home, about, tradefairs } = catalogue.pages;
  const upcoming = catalogue.fairs.filter((fair) => fair.status === 'upcoming').slice(0, bound);
  const events = upcoming.map((fair) => fairEvent(catalogue, fair));
  const all = tradefairs && { to: tradefairs.path, label: allOf(catalogue, pageLabel(catalogue, tradefairs)) };
  const quoted = testimonials(catalogue).slice(0, bound);
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
    hero: { heading: home.title, text: home.hero.text, action: home.hero.action, scene: heroScene(catalogue) },
    figures: countedFigures(catalogue),
    ...(home.intro
      ? { intro: { ...home.intro, ...(about ? { link: { to: about.path, label: pageLabel(catalogue, about) } } : {}) } }
      : {}),
    cards: { ...home.cards, ...homeCardsOf(catalogue, bound) },
    ...(catalogue.fairs.length > 0
      ? {
          fairs: {
            ...home.fairs,
            upcoming: homeFairs(catalogue, 'upcoming', bound),
            completed: homeFairs(catalogue, 'completed', bound),
            ...(all && !isWithin(catalogue.fairs, bound) ? { all } : {}),
          },
        }
      : {}),
    ...(quoted.length > 0 ? { testimonials: { heading: home.testimonials.heading, items: quoted } } : {}),
  };
}

function heroScene(catalogue: Catalogue): HeroScene {
  const { scene } = catalogue.pages.home.hero;
  if (scene === 'none') return 'none';
  const shown = heroExhibits(catalogue);
  const [first] = shown;
  if (!first) return 'none';
  if (scene === 'picture') {
    const model = catalogue.models.find(({ id }) => id === first.id);
    const item = catalogue.equipment.find(({ id }) => id === first.id);
    const picture = model ? modelPicture(catalogue, model) : item && equipmentPicture(catalogue, item);
    return picture ? { picture } : 'none';
  }
  return { sheets: Array.from({ length: countHeroSheets(shown) }, (_, index) => heroSheet(index + 1)) };
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
    { label: labels.replyHours, value: String(site.constants.replyHours ?? 0) },
  ].filter(({ value }) => value !== '0');
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
