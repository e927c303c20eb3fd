import type { ComponentType } from 'react';
import type { PageData, PageKind } from '../../catalogue/page-data.ts';
import { loadLateParts } from '../components/late-part.ts';
import { loadChunk } from './load-chunk.ts';

type PageOf<Kind extends PageKind> = Extract<PageData, { kind: Kind }>;
type PageComponent<Kind extends PageKind> = ComponentType<{ page: PageOf<Kind> }>;
type AnyPageComponent = ComponentType<{ page: PageData }>;

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
  compare: async () => (await import('../pages/compare-page.tsx')).ComparePage,
  comparison: async () => (await import('../pages/comparison-page.tsx')).ComparisonPage,
  gallery: async () => (await import('../pages/gallery-page.tsx')).GalleryPage,
  offline: async () => (await import('../pages/offline-page.tsx')).OfflinePage,
  find: async () => (await import('../pages/find-page.tsx')).FindPage,
  'find-results': async () => (await import('../pages/find-results-page.tsx')).FindResultsPage,
  search: async () => (await import('../pages/search-page.tsx')).SearchPage,
};

const importerOf = (kind: PageKind) => importers[kind] as () => Promise<AnyPageComponent>;
const loaded = new Map<PageKind, AnyPageComponent>();

/**
 * Loads the component of a kind of page, once.
 * @param seconds how long a try may take (see `loadChunk`)
 * @throws LoadError when it does not arrive
 */
export async function loadPageComponent(kind: PageKind, seconds: number): Promise<void> {
  const isFirst = loaded.size === 0;
  if (!loaded.has(kind)) loaded.set(kind, await loadChunk(kind, importerOf(kind), seconds));
  // The markup of the first page has them already.
  if (!isFirst) await loadLateParts();
}

/** The component of a kind of page that was loaded before; else it throws. */
export function pageComponent(kind: PageKind): AnyPageComponent {
  const component = loaded.get(kind);
  if (!component) throw new Error(`the component of ${kind} pages was not loaded`);
  return component;
}

const allKinds = Object.keys(importers) as PageKind[];

/** Loads kinds of pages: the server renders them without waiting. */
export async function preloadPageComponents(kinds: readonly PageKind[] = allKinds): Promise<void> {
  await Promise.all(kinds.map(async (kind) => loaded.set(kind, await importerOf(kind)())));
  await loadLateParts();
}
