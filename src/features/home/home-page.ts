import type { Catalogue } from '../../catalogue/catalogue.ts';
import { allOf, pageLabel } from '../../catalogue/navigation.ts';
import type { InternalLink, Picture } from '../../catalogue/shown/parts.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { countHeroPictures, heroExhibits } from '../../catalogue/media/exhibits.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { machineNamed } from '../../catalogue/members.ts';
import { drawnPicture } from '../../catalogue/media/pictures.ts';
import { siteDrawingPath } from '../../catalogue/paths.ts';
import { homeCardsOf } from './homecards-page.ts';
import { waysOf } from './ways.ts';
import { listed, type PageOf } from '../page/declare.ts';
import { asOfText, firstFairs, firstLastDay, homeFairs, visitLink } from '../fairs/fair-card.ts';
import { pageBase } from '../page/head.ts';
import { listBounds } from '../page/list-bounds.ts';
import { fairEvent } from '../fairs/fair-event.ts';
import { organization } from '../offices/organization.ts';
import { webSite } from '../page/structured-data.ts';

/** Beside the hero's text: pictures with the maker's machines in a row, or the picture of one. */
export type HeroScene = 'none' | { pictures: Picture[] } | { picture: Picture };

/** The home page: the first entries of each list, and links to the full lists. */
export const list = (catalogue: Catalogue) => {
  const { pages, fairs, testimonials: quoted } = catalogue;
  return [{ ...listed('home', pages.home, () => homePage(catalogue)), sources: [...fairs, ...quoted] }];
};

export type HomePageData = PageOf<typeof list>;

function homePage(catalogue: Catalogue) {
  const { home, about } = catalogue.pages;
  const upcoming = firstFairs(catalogue, { isUpcoming: true });
  const events = upcoming.map((fair) => fairEvent(catalogue, fair));
  const quoted = testimonials(catalogue).slice(0, listBounds.home);
  const link: InternalLink | undefined = about && { to: about.path, label: pageLabel(catalogue, about) };
  return {
    ...pageBase(catalogue, 'home', {
      path: home.path,
      title: home.title,
      description: home.summary,
      breadcrumbs: [],
      until: firstLastDay(catalogue, upcoming),
      structuredData: [organization(catalogue), webSite(catalogue), ...events],
    }),
    hero: { heading: home.title, text: home.hero.text, action: home.hero.action, scene: heroScene(catalogue) },
    figures: countedFigures(catalogue),
    intro: home.intro && { ...home.intro, link },
    cards: { ...home.cards, ...homeCardsOf(catalogue) },
    ways: home.ways && { ...home.ways, ...waysOf(catalogue) },
    fairs: catalogue.fairs.length > 0 ? { ...home.fairs, ...fairsOf(catalogue) } : undefined,
    testimonials: quoted.length > 0 ? { heading: home.testimonials.heading, items: quoted } : undefined,
  };
}

/** The first upcoming and completed fairs, and the link to all if there are more. */
function fairsOf(catalogue: Catalogue) {
  const { tradefairs } = catalogue.pages;
  const all = tradefairs && { to: tradefairs.path, label: allOf(catalogue, pageLabel(catalogue, tradefairs)) };
  const upcoming = homeFairs(catalogue, { isUpcoming: true });
  const completed = homeFairs(catalogue, { isUpcoming: false });
  const isAll = upcoming.length + completed.length === catalogue.fairs.length;
  return { upcoming, completed, visit: visitLink(catalogue), asOf: asOfText(catalogue), all: isAll ? undefined : all };
}

function heroScene(catalogue: Catalogue): HeroScene {
  const { scene } = catalogue.pages.home.hero;
  if (scene === 'none') return 'none';
  const shown = heroExhibits(catalogue);
  const [first] = shown;
  if (!first) return 'none';
  if (scene === 'picture') {
    const machine = machineNamed(catalogue, first.id);
    const picture = machine && memberPicture(catalogue, machine);
    return picture ? { picture } : 'none';
  }
  // The link around the pictures has their text.
  const heroPicture = (number: number) => drawnPicture(siteDrawingPath(`hero-${number}`), 'hero', '');
  return { pictures: Array.from({ length: countHeroPictures(shown) }, (_, index) => heroPicture(index + 1)) };
}

/** What the catalogue has, in numbers. A count of one says nothing, and its label is a plural. */
export function countedFigures({ models, equipment, offices, site, pages }: Catalogue): ShownFigure[] {
  const labels = pages.home.figures;
  const countries = new Set(offices.map((office) => office.country));
  const counts = [
    { label: labels.models, value: models.length },
    { label: labels.equipment, value: equipment.length },
    { label: labels.countries, value: countries.size },
    { label: labels.replyHours, value: site.constants.replyHours ?? 0 },
  ];
  return counts.filter(({ value }) => value > 1).map(({ label, value }) => ({ label, value: String(value) }));
}

export type TestimonialData = ReturnType<typeof testimonials>[number];

function testimonials(catalogue: Catalogue) {
  return catalogue.testimonials.map(({ company, country, feedback, author, sample = false }) => ({
    company,
    country,
    feedback,
    author,
    isSample: sample,
    /** One or two letters for the drawn portrait. */
    initials: initialsOf(author),
  }));
}

/** The first letters of the first and the last word. */
function initialsOf(author: string): string {
  const words = author.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => (word ?? '').charAt(0).toUpperCase()).join('');
}
