import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { ShareCard } from '../../drawing/cards/card-look.ts';
import { siteShareCard } from './share-card.ts';

/** The general card and the cards of all entries. */
export function listShareCards(catalogue: Catalogue): ShareCard[] {
  const ofEntries = declaredKinds.flatMap((kind) =>
    kind.entries(catalogue).flatMap((entry) => kind.shareCard?.(catalogue, entry) ?? []),
  );
  return [siteShareCard(catalogue), ...ofEntries];
}
