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

/** Which ends the row stands at. Until it was measured it stands at its beginning; one item is at both. */
interface Ends {
  start: boolean;
  end: boolean;
}

/** How far the row is scrolled from its beginning: where lines run to the left, `scrollLeft` counts down from 0. */
const scrolledBy = ({ scrollLeft }: HTMLElement) => Math.abs(scrollLeft);

const endsOf = (row: HTMLElement): Ends => ({
  start: scrolledBy(row) < 1,
  end: scrolledBy(row) > row.scrollWidth - row.clientWidth - 1,
});

export interface ScrollRowProps {
  /** Pixels that an arrow moves the row by. */
  step: number;
  /** List items. */
  children: ReactNode;
}

/** A list in one row that scrolls sideways: by hand, by key, and by two arrow buttons. */
export function ScrollRow({ step, children }: ScrollRowProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Where a smooth movement is bound for, so that a second press adds to the first. */
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
    const settle = () => {
      target.current = undefined;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    row.addEventListener('scrollend', settle);
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
      row.removeEventListener('scrollend', settle);
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
