import styled from '@emotion/styled';
import type { FindResultsPageData } from './find-results-page.ts';
import { finderId } from './choices.ts';
import { ButtonLink } from '../../ui/links/button.ts';
import { CardGrid } from '../category/card-grid.tsx';
import { Stack, WorkBand } from '../../ui/layout/container.ts';
import { ResultLinks } from './components/result-links.tsx';
import { HeaderLinks, PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { hidden } from '../../ui/theme.ts';

/** Hidden without scripts, which the finder needs. */
const Narrow = styled(HeaderLinks)`
  ${hidden.noScript}
`;

/** Machines for a choice, or for a task and a material, with links to the finder and to neighbouring results. */
export function FindResultsPage({ page }: { page: FindResultsPageData }) {
  const { finder, ways, cards, more, words } = page;
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} eyebrow={page.counted} heading={page.heading}>
        <Narrow>
          <ButtonLink to={finder.to} search={`${finder.search}#${finderId}`}>
            {words.byFigures}
          </ButtonLink>
        </Narrow>
      </PageHeader>
      <WorkBand>
        <CardGrid isCompact cards={cards} eager={1} level={2} />
      </WorkBand>
      {more && (
        <Section heading={words.more}>
          <ResultLinks label={words.categories} links={more} />
        </Section>
      )}
      <Section heading={words.others} tone="mist">
        <Stack as="nav" aria-label={words.others}>
          {ways.map(({ label, links }) => (
            <ResultLinks key={label} label={label} links={links} />
          ))}
        </Stack>
      </Section>
    </>
  );
}
