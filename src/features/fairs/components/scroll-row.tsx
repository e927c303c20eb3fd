import styled from '@emotion/styled';
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { directionOf } from '../../../text/language.ts';
import { colour, media, space, hidden } from '../../../ui/theme.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { forwardOf, revealFocused, wantsCalm } from '../../../ui/hooks/elements.ts';
import { useShell } from '../../../ui/shell.ts';

const List = styled.ul`
  position: relative;
  display: flex;
  gap: ${space.x3};
  padding: 4px;
  margin-inline: -4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  scrollbar-color: ${colour.lineStrong} transparent;
  > li {
    flex: none;
  }
  ${media.print} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
  ${media.noScript} {
    flex-wrap: wrap;
  }
`;
const Arrows = styled.div`
  display: flex;
  gap: ${space.x1};
  margin-top: ${space.x2};
  justify-content: flex-end;
  &[data-idle='true'] {
    visibility: hidden;
  }
  ${hidden.noScript}
`;

/** Distance scrolled from the start: in right-to-left pages `scrollLeft` counts down from 0. */
const scrolledBy = ({ scrollLeft }: HTMLElement) => Math.abs(scrollLeft);

interface ScrollRowProps {
  /** Pixels per press of an arrow button. */
  step: number;
  children: ReactNode;
}

/** A horizontally scrolling list with two arrow buttons. */
export function ScrollRow({ step, children }: ScrollRowProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Target of a smooth scroll in progress, so that a second press adds to it. */
  const target = useRef<number | undefined>(undefined);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(Children.count(children) < 2);
  const { language, words } = useShell();
  const { scrollLeft, scrollRight } = words.links;
  const isMirrored = directionOf(language) === 'rtl';

  const measure = useCallback(() => {
    const row = list.current;
    if (!row) return;
    setAtStart(scrolledBy(row) < 1);
    setAtEnd(scrolledBy(row) > row.scrollWidth - row.clientWidth - 1);
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [measure]);

  const move = (distance: number) => {
    const row = list.current;
    if (!row) return;
    const furthest = row.scrollWidth - row.clientWidth;
    const place = Math.max(0, Math.min(furthest, (target.current ?? scrolledBy(row)) + distance));
    if (place === scrolledBy(row)) return;
    target.current = place;
    row.scrollTo({ left: forwardOf(row) * place, behavior: wantsCalm() ? 'instant' : 'smooth' });
  };

  return (
    <div>
      <List ref={list} onFocus={revealFocused} onScroll={measure} onScrollEnd={() => (target.current = undefined)}>
        {children}
      </List>
      <Arrows data-idle={isAtStart && isAtEnd}>
        <ArrowButton
          to="back"
          aria-label={isMirrored ? scrollRight : scrollLeft}
          aria-disabled={isAtStart}
          onClick={() => move(-step)}
        />
        <ArrowButton
          to="forward"
          aria-label={isMirrored ? scrollLeft : scrollRight}
          aria-disabled={isAtEnd}
          onClick={() => move(step)}
        />
      </Arrows>
    </div>
  );
}
