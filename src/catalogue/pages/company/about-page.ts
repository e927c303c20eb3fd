import { drawnPicture } from '../../media/pictures.ts';
import { pageLabel } from '../../navigation.ts';
import type { InternalLink } from '../../page-data/parts.ts';
import { siteDrawingPath } from '../../paths.ts';
import { type PageOf, pageBelowHome } from '../declare.ts';

export const list = pageBelowHome('about', (catalogue, { whoWeAre, mission, getInTouch }) => {
  const { ourproducts } = catalogue.pages;
  const products: InternalLink = { to: ourproducts.path, label: pageLabel(catalogue, ourproducts) };
  return {
    whoWeAre: { ...whoWeAre, picture: drawnPicture(siteDrawingPath('who-we-are'), 'illustration', whoWeAre.heading) },
    mission: { ...mission, picture: drawnPicture(siteDrawingPath('our-mission'), 'illustration', mission.heading) },
    getInTouch: { ...getInTouch, products, email: catalogue.site.email },
  };
});

export type AboutPageData = PageOf<typeof list>;
