import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { pageLabel } from '../../catalogue/navigation.ts';
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
import { fairsAtHome } from '../fairs/fairs-at-home.ts';
import { pageBase } from '../page/head.ts';
import { listBounds } from '../page/list-bounds.ts';
import { organization } from '../offices/organization.ts';
import { webSite } from '../page/structured-data.ts';

/** Beside the hero's text: pictures with the maker's machines in a row, or the picture of one. */
export type HeroScene = 'none' | { pictures: Picture[] } | { picture: Picture };

/** The home page: the first entries of each list, and links to the full lists. */
export const list = (catalogue: Catalogue) => {
  const sources = [...fairsAtHome(catalogue).sources, ...catalogue.testimonials];
  return [{ ...listed('home', catalogue.pages.home, () => homePage(catalogue)), sources }];
};

export type HomePageData = PageOf<typeof list>;

function homePage(catalogue: Catalogue) {
  const { home, about } = catalogue.pages;
  const fairs = fairsAtHome(catalogue);
  const quoted = testimonials(catalogue).slice(0, listBounds.home);
  const link: InternalLink | undefined = about && { to: about.path, label: pageLabel(catalogue, about) };
  return {
    ...pageBase(catalogue, 'home', {
      path: home.path,
      title: home.title,
      description: home.summary,
      breadcrumbs: [],
      until: fairs.until,
      structuredData: [organization(catalogue), webSite(catalogue), ...fairs.structuredData],
    }),
    hero: { heading: home.title, text: home.hero.text, action: home.hero.action, scene: heroScene(catalogue) },
    figures: countedFigures(catalogue),
    intro: home.intro && { ...home.intro, link },
    cards: { ...home.cards, ...homeCardsOf(catalogue) },
    ways: home.ways && { ...home.ways, ...waysOf(catalogue) },
    fairs: fairs.section && { ...home.fairs, ...fairs.section },
    testimonials: quoted.length > 0 ? { heading: home.testimonials.heading, items: quoted } : undefined,
  };
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
export function countedFigures(catalogue: Catalogue): ShownFigure[] {
  const { site, pages } = catalogue;
  const ofKinds = declaredKinds.flatMap((kind) => kind.counted?.(catalogue) ?? []);
  const reply = { label: pages.home.figures.replyHours, value: site.constants.replyHours ?? 0 };
  return [...ofKinds, reply]
    .filter(({ value }) => value > 1)
    .map(({ label, value }) => ({ label, value: String(value) }));
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
