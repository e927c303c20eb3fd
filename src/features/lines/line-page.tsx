import styled from '@emotion/styled';
import { useEffect } from 'react';
import type { MachineView } from '../../catalogue/shown/parts.ts';
import type { LinePageData, LineSizeData } from './line-page.ts';
import { CompareLink } from '../compare/compare-toggle.tsx';
import { keepFiles } from '../offline/keep-files.ts';
import { GetInTouch } from '../offices/get-in-touch.tsx';
import { listableOf } from '../enquiry/use-enquiry-list.ts';
import { ActionBar, PageTools } from '../share/page-tools.tsx';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useQueryField } from '../../ui/query.ts';
import { useAfterHydration, useHydrated } from '../../ui/hooks/after-hydration.ts';
import { Row } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { LineTotals } from './components/line-totals.tsx';
import { LineMachines } from './components/line-machines.tsx';
import { ViewSwitcher } from '../machine/view-switcher.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ButtonAnchor, ButtonLink, segments } from '../../ui/links/button.ts';
import { Image } from '../../ui/pictures/image.tsx';
import { useShell, useWords } from '../../ui/shell.ts';
import {
  atLeast,
  colour,
  heading3,
  hidden,
  labelText,
  layout,
  media,
  mutedText,
  space,
  wrapRow,
} from '../../ui/theme.ts';
import { FigureList } from '../../ui/units/figure-list.tsx';
import { UnitsSwitch } from '../../ui/units/units-switch.tsx';
import { useSheet } from '../../ui/units/use-sheet.ts';
import { useFigureValue } from '../../ui/units/use-units.tsx';

const Choices = styled.fieldset`
  ${wrapRow(space.x2)}
  legend {
    ${labelText}
    margin-bottom: ${space.x1};
    color: ${colour.muted};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    ${segments}
  }
  button {
    flex: 1 0 auto;
    min-height: 48px;
    padding: 0 ${space.x2};
    /* The figure as given, which is muted elsewhere. */
    &[aria-pressed='true'] * {
      color: inherit;
    }
  }
  /* Without scripts, the link to the comparison shows the other sizes. */
  legend,
  > div {
    ${hidden.noScript}
  }
  /* Paper shows the chosen one alone. */
  ${media.print} {
    button[aria-pressed='true'] {
      display: block !important;
      min-height: 0;
      padding: 0;
    }
    a {
      display: none;
    }
  }
`;
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  /* A table that goes on over a page would lie over what follows it in a grid. */
  ${media.print} {
    display: block;
    > * + * {
      margin-top: ${space.x1};
    }
  }
`;
const Printed = styled.p`
  ${heading3}
  display: none;
  ${media.print} {
    display: block;
  }
`;
const Note = styled.p`
  max-width: ${layout.measure};
  ${mutedText}
`;
const Drawing = styled.div`
  border: 1px solid ${colour.lineStrong};
  background: ${colour.paper};
  > a,
  img {
    display: block;
    width: 100%;
  }
  /* On paper as wide as the sheet, clear of its frame. */
  @media print {
    padding-block: 2mm;
    img {
      max-height: 120mm;
    }
  }
`;
/** The size that the address names (`?throughput=8`): the smallest that reaches it, else the largest. */
function useSize({ sizes, standard }: LinePageData): LineSizeData | undefined {
  const hydrated = useHydrated();
  const wanted = Number(useQueryField('throughput')?.replace(',', '.'));
  const first = sizes.find(({ id }) => id === standard);
  if (!hydrated || !(wanted > 0)) return first;
  return sizes.find(({ throughput = 0 }) => throughput >= wanted) ?? sizes.at(-1);
}

function Throughputs({ page, size }: { page: LinePageData; size: LineSizeData }) {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const show = useFigureValue();
  const note = page.unstated && <Note>{page.unstated}</Note>;
  const choose = (search: string) => void navigate({ href: path + search, replace: true, resetScroll: false });
  if (page.sizes.length < 2) return note;
  return (
    <>
      <Choices>
        <legend>{page.words.throughput}</legend>
        <div>
          {page.sizes.map(({ id, choice, search, machines }) => (
            <button key={id} type="button" aria-pressed={id === size.id} onClick={() => choose(search)}>
              {choice ? show(choice) : machines.map(({ name }) => name).join(', ')}
            </button>
          ))}
        </div>
        {page.comparison && <CompareLink to={page.comparison.to}>{page.comparison.label}</CompareLink>}
      </Choices>
      {note}
    </>
  );
}

/** Offline, a line can be seen in each of its sizes: their drawings are as wide as the window's. */
function useKeptDrawings({ sizes }: LinePageData): void {
  useEffect(() => {
    const width = [atLeast.tablet, atLeast.desk].filter((query) => matchMedia(query).matches).length;
    void keepFiles(sizes.flatMap(({ drawings }) => drawings[width]?.src ?? []));
  }, [sizes]);
}

/** A line: what comes in and out, its totals, its drawing and its machines, for the chosen throughput. */
export function LinePage({ page }: { page: LinePageData }) {
  const { words } = page;
  const { files: labels } = useShell().downloads;
  const inUnits = useSheet();
  const { pictures } = useWords();
  const size = useSize(page);
  useKeptDrawings(page);
  const byQuery = useAfterHydration('', undefined);
  const isChosen = useQueryField('throughput') !== undefined;
  const title = size && isChosen ? page.head.title.replace(page.heading, size.name) : page.head.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!size) return null;
  const { drawings: [narrow, medium, wide] = [], arrangement, picture, files } = size;
  const views: MachineView[] = picture ? [{ id: 'three-quarter', label: pictures.picture, picture }] : [];
  const actions = (
    <Stack>
      <FigureList figures={page.figures} />
      <Row $gap={`${space.x1} ${space.x2}`} data-by-query={byQuery}>
        <ButtonLink look="primary" to={size.enquiry.to} search={size.enquiry.search}>
          {size.enquiry.label}
        </ButtonLink>
        {files.pdf && (
          <ButtonAnchor href={inUnits(files.pdf)} download>
            {labels.pdf}
          </ButtonAnchor>
        )}
      </Row>
      <ActionBar>
        <PageTools item={listableOf(page, size.search)} send={size.name} />
      </ActionBar>
    </Stack>
  );
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.lead}
        aside={actions}
        asideFrom="desk"
        below={
          picture && (
            <div data-by-query={byQuery}>
              <ViewSwitcher machine={{ name: size.name, views, files }} isWide />
            </div>
          )
        }
      >
        {page.sizes.length > 1 && <Printed data-for-paper="">{size.name}</Printed>}
        <Prose paragraphs={page.intro} />
      </PageHeader>
      <Section
        heading={words.figures}
        tools={
          <UnitsSwitch
            figures={[...page.figures, ...size.totals, ...size.machines.flatMap(({ figures }) => figures)]}
          />
        }
      >
        <Stack data-by-query={byQuery}>
          <Throughputs page={page} size={size} />
          <LineTotals totals={size.totals} />
        </Stack>
      </Section>
      {narrow && medium && wide && arrangement && (
        <Section heading={words.drawing} tone="mist">
          <Drawing data-by-query={byQuery}>
            <a href={arrangement.src}>
              <picture>
                <source media={atLeast.desk} srcSet={wide.src} width={wide.width} height={wide.height} />
                <source media={atLeast.tablet} srcSet={medium.src} width={medium.width} height={medium.height} />
                <Image picture={narrow} />
              </picture>
            </a>
          </Drawing>
        </Section>
      )}
      <Section heading={words.stations}>
        <Stack data-by-query={byQuery}>
          <LineMachines size={size} words={words} />
          <Note>{words.ask}</Note>
        </Stack>
      </Section>
      <div data-by-query={byQuery}>
        <GetInTouch enquiry={size.enquiry} />
      </div>
    </>
  );
}
