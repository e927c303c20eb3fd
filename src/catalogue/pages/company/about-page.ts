import type { Catalogue, LinkedPages } from '../../catalogue.ts';
import { pageLabel } from '../../navigation.ts';
import type { Block, InternalLink, PageBase, Picture } from '../../page-data.ts';
import { type ListPages, listedIfThere } from '../declare.ts';
import { pageBelowHome } from '../parts/head.ts';
import { aboutPicture } from '../../media/pictures.ts';

export interface AboutPageData extends PageBase<'about'> {
  heading: string;
  whoWeAre: Block & { picture: Picture };
  mission: Block & { picture: Picture };
  getInTouch: Block & { products: InternalLink; email: string };
}

export const list: ListPages<AboutPageData> = (catalogue) =>
  listedIfThere('about', catalogue.pages.about, (about) => aboutPage(catalogue, about));

/** The page about the company. */
function aboutPage(catalogue: Catalogue, about: NonNullable<LinkedPages['about']>): AboutPageData {
  const { ourproducts } = catalogue.pages;
  return {
    ...pageBelowHome(catalogue, 'about', about),
    whoWeAre: { ...about.whoWeAre, picture: aboutPicture('who-we-are', about.whoWeAre.heading) },
    mission: { ...about.mission, picture: aboutPicture('our-mission', about.mission.heading) },
    getInTouch: {
      ...about.getInTouch,
      products: { to: ourproducts.path, label: pageLabel(catalogue, ourproducts) },
      email: catalogue.site.email,
    },
  };
}
