import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import type { Paging } from './paging.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { colour, font, media, size, space, wrapRow } from '../../ui/theme.ts';
import { ButtonLink } from '../../ui/links/button.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Container } from '../../ui/layout/container.ts';

const Navigation = styled.nav`
  display: grid;
  grid-template: 'position position' auto 'previous next' auto / 1fr 1fr;
  align-items: center;
  gap: ${space.x2};
  margin-block: ${space.x2} ${space.section};
  padding-top: ${space.x3};
  border-top: 1px solid ${colour.lineStrong};
  ${media.tablet} {
    grid-template: 'previous position next' auto / 1fr auto 1fr;
  }
`;
const Step = styled(ButtonLink)`
  &[rel='prev'] {
    grid-area: previous;
    justify-self: start;
  }
  &[rel='next'] {
    grid-area: next;
    justify-self: end;
  }
  svg {
    transform: scaleX(var(--forward));
  }
  ${media.phone} {
    width: 100%;
  }
`;
const Numbers = styled.ol`
  grid-area: position;
  ${wrapRow(space.half)}
  justify-content: center;
  font-size: ${size.body};
  font-variant-numeric: tabular-nums;
  a,
  span {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    padding: 0 ${space.x1};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${colour.primaryPale};
  }
  a[aria-current] {
    background: ${colour.ink};
    color: ${colour.onInk};
  }
  span {
    min-width: 20px;
    padding: 0;
    color: ${colour.muted};
  }
`;
const ByName = styled.details`
  grid-column: 1 / -1;
  summary {
    width: fit-content;
    padding: ${space.x1} 0;
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
  ul {
    columns: 220px;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: block;
    padding: 6px 0;
  }
  a[aria-current] {
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
`;

/** Arrow after the link's text, or before it. */
const Arrow = ({ back = false }: { back?: boolean }) => (
  <Icon size={16} strokeWidth="2" d={back ? 'M15 8H2M7 2 1 8l6 6' : 'M1 8h13M9 2l6 6-6 6'} />
);

function StepLink({ link, rel }: { link: InternalLink; rel: 'prev' | 'next' }) {
  return (
    <Step to={link.to} rel={rel}>
      {rel === 'prev' && <Arrow back />}
      {link.label}
      {rel === 'next' && <Arrow />}
    </Step>
  );
}

/** Links between the pages of a list; nothing for a single page. */
export function Pager({ paging }: { paging: Paging | undefined }) {
  if (!paging) return null;
  const { label, number, previous, next, steps, byName } = paging;
  return (
    <Container>
      <Navigation aria-label={label}>
        {previous && <StepLink link={previous} rel="prev" />}
        <Numbers>
          {steps.map((step, index) => (
            <Fragment key={step.to}>
              {index > 0 && Number(step.label) - Number(steps[index - 1]?.label) > 1 && (
                <li aria-hidden="true">
                  <span>…</span>
                </li>
              )}
              <li>
                <AppLink
                  to={step.to}
                  aria-label={step.name}
                  aria-current={Number(step.label) === number ? 'page' : undefined}
                >
                  {step.label}
                </AppLink>
              </li>
            </Fragment>
          ))}
        </Numbers>
        {next && <StepLink link={next} rel="next" />}
        {byName && (
          <ByName>
            <summary>{byName.label}</summary>
            <ul>
              {byName.links.map(({ to, label: names, isCurrent }) => (
                <li key={to}>
                  <AppLink to={to} aria-current={isCurrent}>
                    {names}
                  </AppLink>
                </li>
              ))}
            </ul>
          </ByName>
        )}
      </Navigation>
    </Container>
  );
}
