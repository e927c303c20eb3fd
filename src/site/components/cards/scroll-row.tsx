import styled from '@emotion/styled';
import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { directionOf } from '../../../catalogue/language.ts';
import { colour, media, space, hidden } from '../../theme.ts';
import { ArrowButton } from '../links/arrow-button.tsx';
import { forwardOf, revealFocused, wantsCalm } from '../hooks/elements.ts';
import { useShell } from '../../frame/shell.tsx';

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

/** Which ends the row is scrolled to: at first the start; both when everything fits. */
interface Ends {
  start: boolean;
  end: boolean;
}

/** Distance scrolled from the start: in right-to-left pages `scrollLeft` counts down from 0. */
const scrolledBy = ({ scrollLeft }: HTMLElement) => Math.abs(scrollLeft);

const endsOf = (row: HTMLElement): Ends => ({
  start: scrolledBy(row) < 1,
  end: scrolledBy(row) > row.scrollWidth - row.clientWidth - 1,
});

export interface ScrollRowProps {
  /** Pixels per press of an arrow button. */
  step: number;
  children: ReactNode;
}

/** A horizontally scrolling list with two arrow buttons. */
export function ScrollRow({ step, children }: ScrollRowProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Target of a smooth scroll in progress, so that a second press adds to it. */
  const target = useRef<number | undefined>(undefined);
  const [ends, setEnds] = useState<Ends>({ start: true, end: Children.count(children) < 2 });
  const { language, words } = useShell();
  const { scrollLeft, scrollRight } = words.links;
  const isMirrored = directionOf(language) === 'rtl';

  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const measure = () =>
      setEnds((old) => {
        const now = endsOf(row);
        return now.start === old.start && now.end === old.end ? old : now;
      });
    const forgetTarget = () => {
      target.current = undefined;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    row.addEventListener('scrollend', forgetTarget);
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
      row.removeEventListener('scrollend', forgetTarget);
    };
  }, []);

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
      <List ref={list} onFocus={revealFocused}>
        {children}
      </List>
      <Arrows data-idle={ends.start && ends.end}>
        <ArrowButton
          to="back"
          aria-label={isMirrored ? scrollRight : scrollLeft}
          aria-disabled={ends.start}
          onClick={() => move(-step)}
        />
        <ArrowButton
          to="forward"
          aria-label={isMirrored ? scrollLeft : scrollRight}
          aria-disabled={ends.end}
          onClick={() => move(step)}
        />
      </Arrows>
    </div>
  );
}
