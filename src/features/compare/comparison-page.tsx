import styled from '@emotion/styled';
import { compareSearch } from './address.ts';
import type { ComparisonPageData } from './comparison-page.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Comparison } from './components/comparison.tsx';
import { WorkBand } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useNavigate } from '@tanstack/react-router';
import { space, touchTarget, wrapRow } from '../../ui/theme.ts';
import { fill } from '../../catalogue/words.ts';

const Others = styled.ul`
  ${wrapRow(`0 ${space.x3}`)}
  a {
    ${touchTarget}
  }
`;

/** A category's prepared comparison: its first models and a link to the others. */
export function ComparisonPage({ page }: { page: ComparisonPageData }) {
  const { compare, changeTo, category, comparison, siblings, words } = page;
  const navigate = useNavigate();
  const change = (ids: string[]) => {
    const left = comparison.models.find(({ id }) => ids.includes(id));
    const search = siblings.length > 0 ? compareSearch(ids) : (left?.search ?? '');
    void navigate({ href: changeTo + search, resetScroll: false });
  };
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <WorkBand>
        <Comparison comparison={comparison} siblings={siblings} words={words} onChange={change} />
      </WorkBand>
      <Section heading={category.label} tone="mist" isOnScreenOnly>
        <Others>
          {siblings.map(({ id, name, to }) => (
            <li key={id}>
              <AppLink to={to}>{name}</AppLink>
            </li>
          ))}
          <li>
            <AppLink to={category.to}>
              {siblings.length > 0 ? fill(words.all, { category: category.label }) : category.label}
            </AppLink>
          </li>
          <li>
            <AppLink to={compare}>{words.other}</AppLink>
          </li>
        </Others>
      </Section>
    </>
  );
}
