import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { GalleryPhoto } from '../gallery-page.ts';
import { useShell, useWords } from '../../../ui/shell.ts';
import { colour, font, motion, space, mutedText, hidden } from '../../../ui/theme.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { revealFocused } from '../../../ui/hooks/elements.ts';
import { fill } from '../../../catalogue/words.ts';

const Strip = styled.ol`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(96px, 1fr);
  gap: ${space.x1};
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${colour.lineStrong} transparent;
  ${hidden.inert}
`;
const Thumbnail = styled.button`
  display: block;
  width: 100%;
  border-top: 3px solid transparent;
  ${mutedText}
  font-variant-numeric: tabular-nums;
  text-align: start;
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    background: ${colour.mist};
    opacity: 0.72;
    transition: opacity ${motion.quick};
  }
  span {
    display: block;
    padding-top: ${space.half};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover img,
  &[aria-current] img {
    opacity: 1;
  }
  &[aria-current] {
    border-color: ${colour.primary};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
`;

/** Scrolls only the strip, unlike `scrollIntoView`. */
function keepInView(strip: HTMLElement, thumbnail: HTMLElement): void {
  const { offsetLeft: left, offsetWidth: width } = thumbnail;
  if (left < strip.scrollLeft) strip.scrollLeft = left;
  else if (left + width > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = left + width - strip.clientWidth;
}

interface FilmStripProps {
  photos: GalleryPhoto[];
  index: number;
  onPick: (index: number) => void;
}

/** Thumbnails: a click, or a short hover, shows the picture. */
export function FilmStrip({ photos, index, onPick }: FilmStripProps) {
  const { thumbnailHoverDelay } = useShell().constants.slider;
  const { showPicture } = useWords().fairs;
  const strip = useRef<HTMLOListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const rest = (position: number, pointer: string) => {
    leave();
    if (pointer === 'mouse') timer.current = setTimeout(() => onPick(position), thumbnailHoverDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  useEffect(() => {
    const thumbnail = strip.current?.children[index];
    if (strip.current && thumbnail instanceof HTMLElement) keepInView(strip.current, thumbnail);
  }, [index]);
  return (
    <Strip ref={strip} onFocus={revealFocused}>
      {photos.map(({ thumbnail, caption }, position) => (
        <li key={position}>
          <Thumbnail
            type="button"
            aria-label={fill(showPicture, { number: position + 1, caption })}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => {
              leave();
              onPick(position);
            }}
            onPointerEnter={(event) => rest(position, event.pointerType)}
            onPointerLeave={leave}
          >
            <Image picture={thumbnail} />
            <span>{position + 1}</span>
          </Thumbnail>
        </li>
      ))}
    </Strip>
  );
}
