import styled from '@emotion/styled';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { GalleryPhoto } from '../gallery-page.ts';
import { useShell } from '../../../ui/shell.ts';
import { colour, font, media, size, space, wrapRow, hidden } from '../../../ui/theme.ts';
import { FilmStrip } from './film-strip.tsx';
import { PhotoList } from './photo-list.tsx';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { Button } from '../../../ui/links/button.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { arrowStep } from '../../../ui/hooks/elements.ts';
import { usePart } from '../../../ui/hooks/after-hydration.ts';

const Carousel = styled.section`
  ${media.live} {
    display: grid;
    gap: ${space.x2} ${space.x5};
    ${media.desk} {
      grid-template-columns: minmax(0, 1fr) 280px;
      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
`;
/** Same box for the list and the slider, so that replacing one by the other shifts nothing. */
const Stage = styled.section`
  ${media.live} {
    min-width: 0;
    aspect-ratio: 3 / 2;
    overflow: hidden;
    background: ${colour.mist};
  }
`;
const Panel = styled.div`
  ${wrapRow(space.x2)}
  justify-content: space-between;
  ${media.desk} {
    flex-direction: column;
    align-items: stretch;
    padding-top: ${space.x2};
    border-top: 2px solid ${colour.ink};
  }
  ${hidden.inert}
  > :first-child {
    flex: 1 1 240px;
    ${media.desk} {
      flex: none;
    }
  }
  > :nth-child(2) {
    display: flex;
    gap: ${space.x1};
  }
  b {
    display: block;
    font-size: ${size.h3};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${colour.ink};
  }
  b span + span {
    font-weight: ${font.weight.regular};
    color: ${colour.muted};
  }
  p {
    min-height: 3em;
    line-height: 1.5;
  }
`;

const loadSlider = () => import('./photo-slider.tsx');

/** A fair's pictures, one at a time, with a film strip. Autoplay starts only with the Play button. */
export function PhotoGallery({ photos, label }: { photos: GalleryPhoto[]; label: string }) {
  const { constants, words } = useShell();
  const { interval } = constants.slider;
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [isNear, setNear] = useState(false);
  // Loaded when the visitor points at the gallery or focuses it; most only look at the page.
  const PhotoSlider = usePart(isNear || playing || index > 0, 'photo-slider', loadSlider)?.default;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % photos.length), interval);
    return () => clearInterval(timer);
  }, [playing, interval, photos.length]);
  /** A choice by the visitor stops autoplay. */
  const choose = (position: number) => {
    setPlaying(false);
    setIndex((position + photos.length) % photos.length);
  };
  const step = (by: number) => choose(index + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Carousel
      aria-roledescription={words.links.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={() => setNear(true)}
      // Not for touch: a finger scrolls the list, which must not be replaced meanwhile.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNear(true)}
    >
      <Stage aria-label={words.fairs.pictures} tabIndex={0}>
        {PhotoSlider ? (
          <PhotoSlider photos={photos} index={index} onStep={step} />
        ) : (
          <PhotoList photos={photos} index={index} onScrolledTo={setIndex} />
        )}
      </Stage>
      <Panel>
        <div aria-live={playing ? 'off' : 'polite'}>
          <b>
            <span>{`${index + 1} `}</span>
            <span>/ {photos.length}</span>
          </b>
          <p>{photos[index]?.caption}</p>
        </div>
        {photos.length > 1 && (
          <div>
            <ArrowButton to="back" aria-label={words.fairs.previous} onClick={() => step(-1)} />
            <ArrowButton to="forward" aria-label={words.fairs.next} onClick={() => step(1)} />
            <Button type="button" onClick={() => setPlaying(!playing)}>
              <Icon size={20} strokeWidth="1.8" d={playing ? 'M7 4v12M13 4v12' : 'M6 4v12l10-6z'} />
              <span>{playing ? words.fairs.pause : words.fairs.play}</span>
            </Button>
          </div>
        )}
      </Panel>
      <FilmStrip photos={photos} index={index} onPick={choose} />
    </Carousel>
  );
}
