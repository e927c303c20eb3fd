import styled from '@emotion/styled';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { countLabel, fill } from '../../catalogue/words.ts';
import { finderId } from './choices.ts';
import type { FindPageData } from './find-page.ts';
import { Button } from '../../ui/links/button.ts';
import { WorkBand } from '../../ui/layout/container.ts';
import { FacetGroupFields } from './components/facet-group.tsx';
import { FinderResults } from './components/finder-results.tsx';
import { ResultLinks } from './components/result-links.tsx';
import { useFinder } from './components/use-finder.ts';
import { useAfterHydration } from '../../ui/hooks/after-hydration.ts';
import { NoScriptNote } from '../../ui/layout/prose.tsx';
import { useShell } from '../../ui/shell.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { colour, layout, media, space, hidden } from '../../ui/theme.ts';

const Columns = styled(WorkBand)`
  display: grid;
  gap: ${space.x4};
  ${media.desk} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: ${space.x4} ${space.x6};
    ${media.noScript} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
/** A component of its own, because React renders what changes after hydration in one go. */
function Layout({ children }: { children: ReactNode }) {
  return <Columns data-by-query={useAfterHydration('', undefined)}>{children}</Columns>;
}

/** Sticky beside the machines on desktop. */
const Side = styled.div`
  ${media.desk} {
    position: sticky;
    grid-row: span 2;
    top: calc(${layout.headerHeight} + ${space.x3});
    align-self: start;
    max-height: calc(100vh - ${layout.headerHeight} - ${space.x3});
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-bottom: ${space.x3};
  }
  ${hidden.noScript}
`;
const Toggle = styled(Button)`
  width: 100%;
  ${media.desk} {
    display: none;
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space.x4};
  align-content: start;
  ${media.belowDesk} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    padding-top: ${space.x3};
    &[data-open='false'] {
      display: none;
    }
  }
`;
/** Sticky below the choices on small screens, where the tray of chosen models gives way to it. */
const Done = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  grid-column: 1 / -1;
  margin-inline: calc(-1 * ${space.gutter});
  padding: 7px ${space.gutter} ${space.x1};
  border-top: 1px solid ${colour.line};
  background: ${colour.paper};
  button {
    width: 100%;
  }
  ${media.desk} {
    display: none;
  }
`;
/**
 * Links that need no scripts: on top without scripts, else below the list and in its column, since the sticky choices
 * would cover them.
 */
const Links = styled.nav`
  display: grid;
  gap: ${space.x3};
  padding-top: ${space.x4};
  border-top: 1px solid ${colour.line};
  > p {
    color: ${colour.muted};
  }
  ${media.desk} {
    grid-column: -2 / -1;
  }
  ${media.noScript} {
    order: -1;
    padding: 0 0 ${space.x4};
    border-top: 0;
    border-bottom: 1px solid ${colour.line};
  }
`;

/** Finds machines by the facets of data/pages/find.yaml. */
export function FindPage({ page }: { page: FindPageData }) {
  const finder = useFinder(page);
  const { language } = useShell();
  // The link from a page of results asks for the choices.
  const isAsked = useAfterHydration(false, useLocation({ select: ({ hash }) => hash }) === finderId);
  const [isOpen = isAsked, setOpen] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { total, chosen, counts, choices } = finder;
  const { words } = page;
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} lead={page.intro} />
      <Layout>
        <Side>
          <Toggle type="button" aria-expanded={isOpen} aria-controls={finderId} onClick={() => setOpen(!isOpen)}>
            {chosen > 0 ? fill(words.chosen, { count: chosen }) : words.narrow}
          </Toggle>
          <Form
            id={finderId}
            aria-label={words.narrow}
            autoComplete="off"
            data-open={isOpen}
            onSubmit={(event) => {
              event.preventDefault();
              setOpen(false);
              heading.current?.focus({ preventScroll: true });
              heading.current?.scrollIntoView({ block: 'start' });
            }}
          >
            {page.groups.map((group) => (
              <FacetGroupFields
                key={group.id}
                group={group}
                words={words}
                chosen={choices.get(group.id) ?? []}
                counts={counts.get(group.id) ?? []}
                onToggle={(...choice) => {
                  setOpen(isOpen);
                  finder.toggle(...choice);
                }}
              />
            ))}
            <Done data-done={isOpen || undefined}>
              <Button type="submit" look="primary">
                {total === undefined
                  ? words.showAll
                  : fill(words.show, { machines: countLabel(words, total, language) })}
              </Button>
            </Done>
          </Form>
        </Side>
        <FinderResults
          page={page}
          finder={finder}
          headingRef={heading}
          onRemove={(remove) => {
            heading.current?.focus({ preventScroll: true });
            remove();
          }}
        />
        <Links aria-label={words.ways}>
          <NoScriptNote>{words.noScript}</NoScriptNote>
          {page.ways.map(({ label, links }) => (
            <ResultLinks key={label} label={label} links={links} />
          ))}
        </Links>
      </Layout>
    </>
  );
}
