import { pageImporters } from '#generated/page-components.gen.ts';
import type { ComponentType } from 'react';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { loadChunk, retryImport } from '../../ui/load-chunk.ts';

export type PageOfKind<Kind extends PageKind> = Extract<PageData, { kind: Kind }>;
type PageComponent<Kind extends PageKind> = ComponentType<{ page: PageOfKind<Kind> }>;
type AnyPageComponent = ComponentType<{ page: PageData }>;

const importers: { [Kind in PageKind]: () => Promise<PageComponent<Kind>> } = pageImporters;

type Importer = (load?: () => Promise<unknown>) => Promise<AnyPageComponent>;
const importerOf = (kind: PageKind) => importers[kind] as Importer;
const loaded = new Map<PageKind, AnyPageComponent>();

/**
 * Loads the component of a kind of page, once.
 * @param seconds time-out per attempt (see `loadChunk`)
 * @throws LoadError when it fails to load
 */
export async function loadPageComponent(kind: PageKind, seconds: number): Promise<void> {
  if (loaded.has(kind)) return;
  const component = await loadChunk(
    kind,
    () => importerOf(kind)(),
    seconds,
    () => importerOf(kind)(retryImport(`${kind}-page`)),
  );
  loaded.set(kind, component);
}

/** The loaded component of a kind of page; throws if it is not loaded. */
export function pageComponent(kind: PageKind): AnyPageComponent {
  const component = loaded.get(kind);
  if (!component) throw new Error(`the component of ${kind} pages was not loaded`);
  return component;
}

const allKinds = Object.keys(importers) as PageKind[];

/** Loads page components before the server renders. */
export async function preloadPageComponents(kinds: readonly PageKind[] = allKinds): Promise<void> {
  await Promise.all(kinds.map(async (kind) => loaded.set(kind, await importerOf(kind)())));
}
