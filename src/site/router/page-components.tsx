import { lazyRouteComponent, useMatch } from '@tanstack/react-router';
import { useEffect, type ComponentType } from 'react';
import type { PageData, PageKind } from '../../catalogue/page-data.ts';
import { shell } from '#generated/shell.gen.ts';
import { loadChunk } from './load-chunk.ts';
import { forgetReload } from './load-error.ts';

type PageOf<Kind extends PageKind> = Extract<PageData, { kind: Kind }>;
type PageComponent<Kind extends PageKind> = ComponentType<{ page: PageOf<Kind> }>;

/** Each kind of page is a chunk of its own. */
const importers: { [Kind in PageKind]: () => Promise<PageComponent<Kind>> } = {
  home: async () => (await import('../pages/home-page.tsx')).HomePage,
  homecards: async () => (await import('../pages/homecards-page.tsx')).HomeCardsPage,
  about: async () => (await import('../pages/about-page.tsx')).AboutPage,
  contact: async () => (await import('../pages/contact-page.tsx')).ContactPage,
  enquire: async () => (await import('../pages/enquire-page.tsx')).EnquirePage,
  products: async () => (await import('../pages/products-page.tsx')).ProductsPage,
  cards: async () => (await import('../pages/cards-page.tsx')).CardsPage,
  models: async () => (await import('../pages/models-page.tsx')).ModelsPage,
  text: async () => (await import('../pages/text-page.tsx')).TextPage,
  model: async () => (await import('../pages/model-page.tsx')).ModelPage,
  'equipment-grid': async () => (await import('../pages/equipment-grid-page.tsx')).EquipmentGridPage,
  'equipment-list': async () => (await import('../pages/equipment-list-page.tsx')).EquipmentListPage,
  equipment: async () => (await import('../pages/equipment-page.tsx')).EquipmentPage,
  fairs: async () => (await import('../pages/fairs-page.tsx')).FairsPage,
  gallery: async () => (await import('../pages/gallery-page.tsx')).GalleryPage,
};

function pageComponent<Kind extends PageKind>(kind: Kind) {
  return lazyRouteComponent(async () => {
    const Page: ComponentType<{ page: PageData }> = await loadChunk(
      kind,
      importers[kind] as () => Promise<ComponentType<{ page: PageData }>>,
      shell.constants.chunkTimeout,
    );
    function LoadedPage() {
      useEffect(forgetReload, []);
      const page: PageData | undefined = useMatch({ strict: false, select: (match) => match.loaderData as PageData });
      return page && <Page page={page} key={page.path} />;
    }
    return { default: LoadedPage };
  });
}

/** The route component of each kind of page. */
export const pageComponents = Object.fromEntries(
  (Object.keys(importers) as PageKind[]).map((kind) => [kind, pageComponent(kind)]),
) as Record<PageKind, ReturnType<typeof lazyRouteComponent>>;

/** Loads every kind of page: the server renders without waiting. */
export async function preloadPageComponents(): Promise<void> {
  await Promise.all(Object.values(pageComponents).map((component) => component.preload?.()));
}
