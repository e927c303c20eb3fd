import { drawnPicture } from '../../catalogue/media/pictures.ts';
import { pageLabel } from '../../catalogue/navigation.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { siteDrawingPath } from '../../catalogue/paths.ts';
import { countedFigures } from '../home/home-page.ts';
import { type PageOf, pageBelowHome } from '../page/declare.ts';

export const list = pageBelowHome('about', (catalogue, { whoWeAre, mission, getInTouch }) => {
  const { ourproducts } = catalogue.pages;
  const products: InternalLink = { to: ourproducts.path, label: pageLabel(catalogue, ourproducts) };
  return {
    whoWeAre: { ...whoWeAre, picture: drawnPicture(siteDrawingPath('who-we-are'), 'illustration', whoWeAre.heading) },
    mission: { ...mission, picture: drawnPicture(siteDrawingPath('our-mission'), 'illustration', mission.heading) },
    figures: countedFigures(catalogue),
    getInTouch: { ...getInTouch, products, email: catalogue.site.email },
  };
});

export type AboutPageData = PageOf<typeof list>;
