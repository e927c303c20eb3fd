import { pageImporters } from '#generated/page-components.gen.ts';
import type { ComponentType } from 'react';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { loadChunk } from './load-chunk.ts';

type PageOf<Kind extends PageKind> = Extract<PageData, { kind: Kind }>;
type PageComponent<Kind extends PageKind> = ComponentType<{ page: PageOf<Kind> }>;
type AnyPageComponent = ComponentType<{ page: PageData }>;

const importers: { [Kind in PageKind]: () => Promise<PageComponent<Kind>> } = pageImporters;

type Importer = (load?: () => Promise<unknown>) => Promise<AnyPageComponent>;
const importerOf = (kind: PageKind) => importers[kind] as Importer;
const loaded = new Map<PageKind, AnyPageComponent>();

/**
 * Imports the component of a kind of page under another address. Vite has named the chunk in a link when it was first asked for;
 * the development server, which has no chunks, names none.
 */
function importAgain(kind: PageKind): Promise<AnyPageComponent> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="modulepreload"][href*="/${kind}-page-"]`);
  return importerOf(kind)(link ? () => import(/* @vite-ignore */ `${link.href}?again`) : undefined);
}

/**
 * Loads the component of a kind of page, once.
 * @param seconds how long a try may take (see `loadChunk`)
 * @throws LoadError when it does not arrive
 */
export async function loadPageComponent(kind: PageKind, seconds: number): Promise<void> {
  if (loaded.has(kind)) return;
  const component = await loadChunk(
    kind,
    () => importerOf(kind)(),
    seconds,
    () => importAgain(kind),
  );
  loaded.set(kind, component);
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
}
