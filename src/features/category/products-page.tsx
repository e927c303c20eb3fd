import styled from '@emotion/styled';
import type { ProductsPageData, ProductGroup } from './products-page.ts';
import { AllLink } from '../../ui/links/all-link.tsx';
import { ButtonLink } from '../../ui/links/button.ts';
import { anchorOf, CardGrid } from './card-grid.tsx';
import { Band } from '../../ui/layout/container.ts';
import { EquipmentSplitList } from './components/equipment-split-list.tsx';
import { PageIndex, type IndexEntry } from './components/page-index.tsx';
import { Pager } from '../page/pager.tsx';
import { HeaderLinks, PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { space, colour, heading2, wrapRow } from '../../ui/theme.ts';
import { useId } from 'react';

const Groups = styled(Band)`
  display: grid;
  gap: ${space.section};
`;
const Top = styled.div`
  ${wrapRow(`0 ${space.x3}`)}
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: clamp(20px, 3vw, 36px);
  h2 {
    ${heading2}
  }
  p {
    font-variant-numeric: tabular-nums;
    color: ${colour.muted};
  }
`;

/** The main categories with their first products and a link to all. */
function ProductGroups({ groups }: { groups: ProductGroup[] }) {
  const id = useId();
  return (
    <Groups>
      {groups.map(({ heading, count, cards, all }, index) => (
        <section key={all.to} id={anchorOf(all.to)} aria-labelledby={`${id}${index}`}>
          <Top>
            <h2 id={`${id}${index}`}>{heading}</h2>
            <p>{count}</p>
          </Top>
          <CardGrid isCompact cards={cards} eager={index === 0 ? 1 : 0} level={3} />
          <AllLink link={all} />
        </section>
      ))}
    </Groups>
  );
}

const equipmentId = 'equipment';

/** The families of products, and the equipment, in the page's order. */
function familiesOf({ cards, groups = [], equipment }: ProductsPageData): IndexEntry[] {
  return [
    ...groups.map(({ heading, all }) => ({ anchor: anchorOf(all.to), label: heading })),
    ...cards.flatMap(({ family, to }) => (family === undefined ? [] : { anchor: anchorOf(to), label: family })),
    ...(equipment.items.length > 0 ? [{ anchor: equipmentId, label: equipment.label }] : []),
  ];
}

/** All products, then the other equipment. */
export function ProductsPage({ page }: { page: ProductsPageData }) {
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro}>
        {page.finder && (
          <HeaderLinks>
            <ButtonLink to={page.finder.to}>{page.finder.label}</ButtonLink>
          </HeaderLinks>
        )}
        <PageIndex entries={familiesOf(page)} />
      </PageHeader>
      {page.groups ? (
        <ProductGroups groups={page.groups} />
      ) : (
        <Band>
          <CardGrid isCompact cards={page.cards} eager={1} level={2} />
        </Band>
      )}
      <Pager paging={page.paging} />
      {page.equipment.items.length > 0 && (
        <Section id={equipmentId} heading={page.equipment.heading} tone="mist">
          <EquipmentSplitList items={page.equipment.items} level={3} />
          <AllLink link={page.equipment.all} />
        </Section>
      )}
    </>
  );
}
