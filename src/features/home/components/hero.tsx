import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import type { Picture } from '../../../catalogue/shown/parts.ts';
import type { ShownFigure } from '../../../figures/show.ts';
import type { HeroScene } from '../home-page.ts';
import { atLeast, colour, font, media, onInk, size, space } from '../../../ui/theme.ts';
import { ButtonAnchor } from '../../../ui/links/button.ts';
import { Container, Row } from '../../../ui/layout/container.ts';
import { HeroLine, MotionSwitch } from './hero-line.tsx';
import { followsInPage } from '../../../ui/app-link.tsx';
import { wantsCalm } from '../../../ui/hooks/elements.ts';
import { Image } from '../../../ui/pictures/image.tsx';

/** Cells between hairlines, like the title block of a drawing. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 2px;
    padding-block: ${space.x2};
    padding-inline: 0 ${space.x2};
  }
  div:nth-of-type(even) {
    padding-inline-start: ${space.x2};
    border-inline-start: 1px solid ${colour.lineOnInk};
  }
  div:nth-of-type(n + 3) {
    border-top: 1px solid ${colour.lineOnInk};
  }
  dt {
    font-size: ${size.small};
    line-height: 1.35;
    color: ${colour.onInkMuted};
  }
  dd {
    font-size: ${size.h2};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  ${media.tablet} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    div:nth-of-type(n) {
      padding-block: ${space.x3};
      padding-inline: ${space.x3} ${space.x2};
      border-top: 0;
      border-inline-start: 1px solid ${colour.lineOnInk};
    }
    div:first-of-type {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

const grid = (strength: number) => `color-mix(in srgb, ${colour.lineOnInk} ${strength}%, transparent)`;
const gridLines = (strength: number) =>
  `linear-gradient(${grid(strength)} 1px, transparent 1px), linear-gradient(90deg, ${grid(strength)} 1px, transparent 1px)`;

/** Blueprint paper: fine lines every 24 px, stronger ones every 120. */
const Band = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  ${onInk}
  background-image: ${gridLines(80)}, ${gridLines(38)};
  background-size:
    120px 120px,
    120px 120px,
    24px 24px,
    24px 24px;
  background-position: 50% 0;
  &:has([data-motion-switch]:checked) g {
    animation-play-state: paused;
  }
`;
const Words = styled(Container)`
  display: grid;
  gap: ${space.x3};
  padding-block: clamp(32px, 5vw, 72px) clamp(16px, 2vw, 24px);
  &[data-scene='words'] {
    padding-bottom: clamp(32px, 5vw, 72px);
  }
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${media.desk} {
    /* Large text leaves the heading its width. */
    grid-template-columns: minmax(0, 1fr) minmax(0, min(26rem, 36%));
    align-items: end;
    gap: ${space.x8};
  }
`;
const Heading = styled.h1`
  max-width: 8.3em;
  font-size: ${size.display};
  letter-spacing: -0.025em;
  line-height: 1.02;
  color: ${colour.onInk};
`;
const Lead = styled.div`
  display: grid;
  gap: ${space.x3};
  justify-items: start;
  max-width: 34rem;
  /* Next to a picture, it comes after the heading. */
  &:not(:last-child) {
    align-self: start;
  }
  p {
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${colour.onInkMuted};
  }
`;
/** The drawing and the paper around it are one link. The line runs to the right in every language. */
const Scene = styled.a`
  display: block;
  direction: ltr;
  color: inherit;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
`;
/** A picture on paper; beside the text on desktop. */
const Studio = styled.a`
  display: grid;
  place-items: center;
  background: ${colour.paper};
  img {
    width: 100%;
    max-width: 560px;
  }
  ${media.desk} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;
const Foot = styled.div`
  position: relative;
  border-top: 1px solid ${colour.lineOnInk};
  background: ${colour.inkDeep};
`;

interface HeroProps {
  heading: string;
  text: string;
  action: string;
  scene: HeroScene;
  figures: ShownFigure[];
  /** Id and name of the section that the hero links to. */
  target: { id: string; label: string };
}

/**
 * The home page's opening: what the company does, and a drawing of a production line, if any, that links to the
 * machines.
 */
export function Hero({ heading, text, action, scene, figures, target }: HeroProps) {
  const href = `#${target.id}`;
  const { pictures, picture }: { pictures?: Picture[]; picture?: Picture } = scene === 'none' ? {} : scene;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const section = document.getElementById(target.id);
    if (!section || !followsInPage(event)) return;
    event.preventDefault();
    section.scrollIntoView({ behavior: wantsCalm() ? 'instant' : 'smooth' });
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return (
    <Band>
      <Words data-scene={pictures ? 'drawing' : 'words'}>
        <Heading>{heading}</Heading>
        <Lead>
          <p>{text}</p>
          <Row>
            <ButtonAnchor look="primary" href={href} onClick={follow}>
              {action}
            </ButtonAnchor>
            {pictures && <MotionSwitch />}
          </Row>
        </Lead>
        {picture && (
          <Studio href={href} onClick={follow} aria-label={target.label}>
            <Image picture={{ ...picture, alt: '' }} eager sizes={`${atLeast.desk} 560px, 92vw`} />
          </Studio>
        )}
      </Words>
      {pictures && (
        <Scene href={href} onClick={follow} aria-label={target.label}>
          <HeroLine pictures={pictures} />
        </Scene>
      )}
      {figures.length > 0 && (
        <Foot>
          <Container>
            <List>
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </List>
          </Container>
        </Foot>
      )}
    </Band>
  );
}
