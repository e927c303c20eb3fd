import type { EquipmentGridPageData } from './equipment-grid-page.ts';
import { CardGrid } from './card-grid.tsx';
import { Listing } from '../page/listing.tsx';

/** Other equipment as a grid of cards. */
export function EquipmentGridPage({ page }: { page: EquipmentGridPageData }) {
  return (
    <Listing page={page}>
      <CardGrid cards={page.cards} eager={1} level={2} />
    </Listing>
  );
}
