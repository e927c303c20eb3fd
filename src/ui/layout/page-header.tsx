import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Crumb } from '../../catalogue/shown/parts.ts';
import { colour, css, labelText, layout, media, size, space, mutedText, wrapRow } from '../theme.ts';
import { Container } from './container.ts';
import { useWords } from '../shell.ts';
import { AppLink } from '../app-link.tsx';

const List = styled.ol`
  ${wrapRow(`${space.half} 0`)}
  ${mutedText}
  li {
    display: flex;
    align-items: center;
    min-height: 24px;
  }
  li:has(a)::after {
    content: '';
    width: 16px;
    margin: 0 ${space.x1};
    border-top: 1px solid ${colour.lineStrong};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** Breadcrumbs; the last entry is the page itself. */
function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { breadcrumb } = useWords().page;
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={breadcrumb}>
      <List>
        {crumbs.map(({ label, to }, index) => (
          <li key={index}>{to ? <AppLink to={to}>{label}</AppLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </List>
    </nav>
  );
}

const Band = styled.div`
  border-bottom: 1px solid ${colour.line};
  background: ${colour.mist};
`;
const Inner = styled(Container)`
  display: grid;
  gap: ${space.x2};
  padding-block: ${space.x3} clamp(24px, 4vw, 48px);
`;
const areas = css`
  > div:nth-of-type(1) {
    grid-area: words;
  }
  > [data-more] {
    grid-area: more;
  }
  > [data-aside] {
    grid-area: aside;
  }
  > [data-below] {
    grid-area: below;
  }
`;
/**
 * With an aside: text, children, aside, and what is below them, as wide as the page. On phones what is below comes first
 * after the text, and the children last; the Tab key follows where browsers know `reading-flow`. When there is room,
 * the aside is at the right of the text and children, which are centred vertically;
 * without scripts it is as high as all views of a machine. It is shown once its last element has arrived: of a document
 * that comes in pieces, browsers would paint the children where the aside belongs. For the same reason the aside has a
 * name: a browser finds the last child only when its parent is complete.
 */
const Opening = styled.div<{ $from: 'tablet' | 'desk' }>`
  display: grid;
  gap: ${space.x3};
  grid-template-columns: minmax(0, 1fr);
  reading-flow: grid-order;
  &:not(:has(> i)) > * {
    display: none !important;
  }
  > div:nth-of-type(1) {
    display: grid;
    align-content: start;
    gap: ${space.x2};
  }
  > div {
    min-width: 0;
  }
  > [data-aside] {
    order: 1;
  }
  > [data-more] {
    order: 2;
  }
  ${({ $from }) => media[$from]} {
    ${areas}
    reading-flow: normal;
    grid-template:
      '. aside' 1fr 'words aside' auto 'more aside' auto '. aside' 1fr 'below below' auto / minmax(0, 1fr)
      ${({ $from }) => ($from === 'desk' ? 'minmax(0, 1fr)' : 'auto')};
    gap: 0 clamp(24px, 5vw, 64px);
    > :is([data-more], [data-below]) {
      margin-top: ${space.x3};
    }
    ${media.noScript} {
      grid-template-rows: 0 auto auto;
    }
  }
  ${media.print} {
    ${areas}
    grid-template: 'words aside' auto 'more aside' 1fr 'below below' auto / minmax(0, 1fr) minmax(0, 38%);
    gap: 0 ${space.x3};
  }
`;
const Eyebrow = styled.p`
  ${labelText}
  color: ${colour.primary};
`;
const Heading = styled.h1`
  max-width: 14.3em;
  font-size: ${size.h1};
  letter-spacing: -0.015em;
  line-height: 1.08;
`;
const Lead = styled.div`
  max-width: ${layout.measure};
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${colour.muted};
  p + p {
    margin-top: ${space.x1};
  }
`;

/** Links below a page's introduction. */
export const HeaderLinks = styled.p`
  ${wrapRow(space.x2)}
  margin-top: ${space.x1};
`;

interface PageHeaderProps {
  crumbs: Crumb[];
  eyebrow?: string | undefined;
  heading: string;
  /** One or two introductory sentences. */
  lead?: string | string[] | undefined;
  aside?: ReactNode;
  /** Width from which the aside is beside the text; a wide one needs `desk`. */
  asideFrom?: 'tablet' | 'desk' | undefined;
  /** Below text and aside. */
  below?: ReactNode;
  children?: ReactNode;
}

/** A page's opening: breadcrumbs, the `<h1>`, the introduction. */
export function PageHeader(props: PageHeaderProps) {
  const { crumbs, eyebrow, heading, lead, aside, asideFrom = 'tablet', below, children } = props;
  const paragraphs = typeof lead === 'string' ? [lead] : (lead ?? []);
  const words = (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading>{heading}</Heading>
      {paragraphs.length > 0 && (
        <Lead>
          {paragraphs.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </Lead>
      )}
    </>
  );
  return (
    <Band>
      <Inner>
        <Breadcrumbs crumbs={crumbs} />
        {aside ? (
          <Opening $from={asideFrom}>
            <div>{words}</div>
            {children && <div data-more="">{children}</div>}
            <div data-aside="">{aside}</div>
            {below && <div data-below="">{below}</div>}
            <i hidden />
          </Opening>
        ) : (
          <>
            {words}
            {children}
          </>
        )}
      </Inner>
    </Band>
  );
}
