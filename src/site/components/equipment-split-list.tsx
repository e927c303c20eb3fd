import styled from '@emotion/styled';
import type { EquipmentListItem } from '../../catalogue/page-data.ts';
import { EquipmentSplitCard } from './equipment-split-card.tsx';

const List = styled.ul`
  display: grid;
  gap: clamp(32px, 5vw, 64px);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface EquipmentSplitListProps {
  items: EquipmentListItem[];
  /** Level of the names in the page's outline. */
  level: 2 | 3;
}

/** All other equipment, drawing and words side by side in turn. */
export function EquipmentSplitList({ items, level }: EquipmentSplitListProps) {
  return (
    <List>
      {items.map((item) => (
        <EquipmentSplitCard key={item.to} item={item} level={level} />
      ))}
    </List>
  );
}
