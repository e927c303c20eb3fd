import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GalleryPhoto } from '../gallery-page.ts';
import { atLeast, colour, media, space, mutedText } from '../../../ui/theme.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { forwardOf, wantsCalm } from '../../../ui/hooks/elements.ts';

/** `sizes` of the gallery's pictures: the page's width, minus the panel of 280 px on wide screens. */
export const stageSizes = `${atLeast.desk} 880px, 100vw`;

/** One picture at a time; in print and without scripts all in a grid, with captions. */
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space.x4} ${space.x3};
  img {
    width: 100%;
    object-fit: contain;
  }
  figcaption {
    padding-top: ${space.x1};
    border-top: 1px solid ${colour.line};
    ${mutedText}
  }
  ${media.live} {
    display: flex;
    gap: 0;
    height: 100%;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    li {
      flex: none;
      width: 100%;
      scroll-snap-align: start;
    }
    figure,
    img {
      height: 100%;
    }
    figcaption {
      display: none;
    }
  }
`;

/** Index of the picture scrolled to. */
const visibleIn = (list: HTMLElement) => Math.round(Math.abs(list.scrollLeft) / Math.max(list.clientWidth, 1));

interface PhotoListProps {
  photos: GalleryPhoto[];
  index: number;
  /** Called when the visitor scrolls to another picture. */
  onScrolledTo: (index: number) => void;
}

/** All pictures as a horizontally scrolling list, until the slider has loaded or if it fails to. */
export function PhotoList({ photos, index, onScrolledTo }: PhotoListProps) {
  const list = useRef<HTMLOListElement>(null);
  // The slider replaces the list: the box around both keeps the focus.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element === document.activeElement) element?.parentElement?.focus();
    };
  }, []);
  useEffect(() => {
    const element = list.current;
    if (!element || visibleIn(element) === index) return;
    const left = forwardOf(element) * index * element.clientWidth;
    element.scrollTo({ left, behavior: wantsCalm() ? 'instant' : 'smooth' });
  }, [index]);
  return (
    <List ref={list} tabIndex={0} onScrollEnd={(event) => onScrolledTo(visibleIn(event.currentTarget))}>
      {photos.map((photo, position) => (
        <li key={position}>
          <figure>
            <Image picture={photo.original} eager={position === 0} sizes={stageSizes} />
            <figcaption>{photo.caption}</figcaption>
          </figure>
        </li>
      ))}
    </List>
  );
}
