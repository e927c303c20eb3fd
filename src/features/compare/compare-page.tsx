import styled from '@emotion/styled';
import { useEffect } from 'react';
import { compareSearch } from './address.ts';
import { readModels } from './read-models.ts';
import type { ComparePageData, CompareGroup } from './compare-page.ts';
import { readChosen, storeChosen } from './use-chosen.ts';
import { ModelPicker } from './components/model-picker.tsx';
import { useComparison } from './components/use-comparison.ts';
import { WorkBand } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { NoScriptNote } from '../../ui/layout/prose.tsx';
import { LinkList } from '../../ui/links/link-list.ts';
import { Section } from '../../ui/layout/section.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useQueryField } from '../../ui/query.ts';
import { useAfterHydration } from '../../ui/hooks/after-hydration.ts';
import { colour, layout, space } from '../../ui/theme.ts';
import { fill } from '../../catalogue/words.ts';
import { AppLink } from '../../ui/app-link.tsx';

function PreparedLinks({ groups }: { groups: readonly CompareGroup[] }) {
  return (
    <LinkList>
      {groups.map(
        ({ category, prepared, models }) =>
          prepared && (
            <li key={category.to}>
              <AppLink to={prepared.to}>{prepared.label}</AppLink>
              <p>{models.map(({ name }) => name).join(', ')}</p>
            </li>
          ),
      )}
    </LinkList>
  );
}

const Notices = styled.ul`
  display: grid;
  gap: ${space.x1};
  max-width: ${layout.measure};
  margin: 0 0 ${space.x3};
  padding: ${space.x2} ${space.x3};
  border-inline-start: 4px solid ${colour.primary};
  background: ${colour.primaryPale};
`;

const naming = (sentence: string, names: readonly string[]) => fill(sentence, { names: names.join(', ') });

/** Compares the machines in the address; without any, shows the model picker and the prepared comparisons. */
export function ComparePage({ page }: { page: ComparePageData }) {
  const { words, groups } = page;
  const navigate = useNavigate();
  const text = useAfterHydration(undefined, useQueryField('models'));
  const { ids, beyond } = readModels(text);
  const loaded = useComparison(ids, page);
  const { unknown = [], failed = [] } = loaded ?? {};
  const models = loaded?.comparison.models ?? [];
  const isLoading = loaded?.key !== ids.join(',') && ids.length > 0;
  const show = (next: string[], { replace = false } = {}) =>
    void navigate({ href: page.path + compareSearch(next), replace, resetScroll: !replace });
  const change = (next: string[]) => {
    // Machines removed here are also removed from the tray.
    const kept = readChosen();
    if (kept.some(({ id }) => ids.includes(id) && !next.includes(id)))
      storeChosen(kept.filter(({ id }) => !ids.includes(id) || next.includes(id)));
    show(next, { replace: true });
  };
  const names = models.map(({ name }) => name).join(', ');
  useEffect(() => {
    if (names) document.title = `${names} | ${page.head.title}`;
  }, [names, page.head.title]);
  const notices = [
    ...(unknown.length > 0 ? [naming(words.unknown, unknown)] : []),
    ...(beyond.length > 0 ? [naming(words.tooMany, beyond)] : []),
    ...(failed.length > 0 ? [naming(words.failed, failed)] : []),
  ];
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <WorkBand data-by-query={useAfterHydration('', undefined)} aria-busy={isLoading}>
        <div role="status">
          {notices.length > 0 && (
            <Notices>
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </Notices>
          )}
        </div>
        {loaded && models.length > 0 ? (
          <loaded.View comparison={loaded.comparison} siblings={loaded.siblings} words={words} onChange={change} />
        ) : (
          !isLoading && (
            <>
              <ModelPicker action={page.path} groups={groups} words={words} onChoose={(next) => show(next)} />
              <NoScriptNote>{words.plain}</NoScriptNote>
            </>
          )
        )}
      </WorkBand>
      <Section heading={words.prepared} tone="mist">
        <PreparedLinks groups={groups} />
      </Section>
    </>
  );
}
