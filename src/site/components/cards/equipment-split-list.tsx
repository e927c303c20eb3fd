import styled from '@emotion/styled';
import type { EquipmentListItem } from '../../../catalogue/page-data.ts';
import { EquipmentSplitCard } from './equipment-split-card.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface EquipmentSplitListProps {
  items: EquipmentListItem[];
  /** Level of the names in the page's outline. */
  level: 2 | 3;
  /** How many drawings are in sight at once. */
  eager?: number;
}

/** All other equipment, drawing and words side by side in turn. */
export function EquipmentSplitList({ items, level, eager = 0 }: EquipmentSplitListProps) {
  return (
    <List>
      {items.map((item, index) => (
        <EquipmentSplitCard key={item.to} item={item} level={level} eager={index < eager} />
      ))}
    </List>
  );
}
