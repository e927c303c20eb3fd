import styled from '@emotion/styled';
import { compareSearch } from '../../../catalogue/comparison/address.ts';
import type { ComparisonPageData } from '../../../catalogue/pages/compare/comparison-page.ts';
import { AppLink } from '../../app-link.tsx';
import { Comparison } from '../../components/compare/comparison.tsx';
import { Container } from '../../components/layout/container.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Section } from '../../components/layout/section.tsx';
import { useGo } from '../../components/hooks/use-address.ts';
import { space } from '../../theme.ts';
import { fill } from '../../../catalogue/words.ts';

const Band = styled(Container)`
  padding-block: clamp(24px, 4vw, 48px) ${space.section};
`;
const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 4px;
  }
`;

/** The prepared comparison of a category: its first models, and the way to the others. */
export function ComparisonPage({ page }: { page: ComparisonPageData }) {
  const { compare, category, comparison, siblings, words } = page;
  const go = useGo();
  const change = (ids: string[]) => go(compare + compareSearch(ids), { resetScroll: false });
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Band>
        <Comparison comparison={comparison} siblings={siblings} words={words} onChange={change} />
      </Band>
      <Section heading={category.label} tone="mist">
        <Others>
          {siblings.map(({ id, name, to }) => (
            <li key={id}>
              <AppLink to={to}>{name}</AppLink>
            </li>
          ))}
          <li>
            <AppLink to={category.to}>{fill(words.all, { category: category.label })}</AppLink>
          </li>
          <li>
            <AppLink to={compare}>{words.other}</AppLink>
          </li>
        </Others>
      </Section>
    </>
  );
}
