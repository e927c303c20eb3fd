import styled from '@emotion/styled';
import {
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { GalleryPhoto } from '../../../catalogue/page-data.ts';
import { useShell } from '../../frame/shell.tsx';
import { colour, font, media, size, space, wrapRow, hidden } from '../../theme.ts';
import { FilmStrip } from './film-strip.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { PhotoList } from './photo-list.tsx';
import { loadChunk } from '../../router/load-chunk.ts';
import type { PhotoSliderProps } from './photo-slider.tsx';
import { arrowStep } from '../hooks/elements.ts';

const Carousel = styled.section`
  display: grid;
  gap: ${space.x2} ${space.x5};
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 280px;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.noScript} {
    display: block;
  }
`;
/** Same box for the list and the slider, so that replacing one by the other shifts nothing. */
const Stage = styled.section`
  min-width: 0;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${colour.mist};
  ${media.noScript} {
    aspect-ratio: auto;
    overflow: visible;
    background: none;
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
  ${hidden.noScript}
`;
const Caption = styled.div`
  flex: 1 1 240px;
  p {
    min-height: 3em;
    line-height: 1.5;
  }
  ${media.desk} {
    flex: none;
  }
`;
const Count = styled.div`
  font-size: ${size.h3};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  color: ${colour.ink};
  span {
    font-weight: ${font.weight.regular};
    color: ${colour.muted};
  }
`;

/** A fair's pictures, one at a time, with a film strip. Autoplay starts only with the Play button. */
export function PhotoGallery({ photos, label }: { photos: GalleryPhoto[]; label: string }) {
  const { constants, words } = useShell();
  const { interval } = constants.slider;
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [isNear, setNear] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const renderSlider = usePhotoSlider(isNear || playing || index > 0, stage);
  const step = (by: number) => setIndex((current) => (current + by + photos.length) % photos.length);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % photos.length), interval);
    return () => clearInterval(timer);
  }, [playing, interval, photos.length]);
  /** A choice by the visitor stops autoplay. */
  const take = (change: () => void) => {
    setPlaying(false);
    change();
  };
  const choose = (position: number) => take(() => setIndex(position));
  const stepByHand = (by: number) => take(() => step(by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepByHand(by);
  };
  return (
    <Carousel
      aria-roledescription={words.links.carousel}
      aria-label={label}
      data-carousel=""
      onKeyDown={onKeyDown}
      onFocus={() => setNear(true)}
      // Not for touch: a finger scrolls the list, which must not be replaced meanwhile.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNear(true)}
    >
      <Stage ref={stage} aria-label={words.fairs.pictures} tabIndex={0}>
        {renderSlider ? (
          renderSlider({ photos, index, onStep: stepByHand })
        ) : (
          <PhotoList photos={photos} index={index} onScrolledTo={setIndex} />
        )}
      </Stage>
      <Panel>
        <Caption aria-live={playing ? 'off' : 'polite'}>
          <Count>
            {index + 1} <span>/ {photos.length}</span>
          </Count>
          <p>{photos[index]?.caption}</p>
        </Caption>
        {photos.length > 1 && (
          <GalleryControls playing={playing} onPlay={() => setPlaying(!playing)} onStep={stepByHand} />
        )}
      </Panel>
      <FilmStrip photos={photos} index={index} onPick={choose} />
    </Carousel>
  );
}

/**
 * The lazy slider, loaded when the visitor points at the gallery or focuses it; most only look at the page.
 * @returns its component; undefined until loaded or when loading fails: the plain list does all that is needed
 */
function usePhotoSlider(
  isNeeded: boolean,
  stage: RefObject<HTMLElement | null>,
): ((props: PhotoSliderProps) => ReactElement) | undefined {
  const { chunkTimeout } = useShell().constants;
  const [slider, setSlider] = useState<ComponentType<PhotoSliderProps>>();
  useEffect(() => {
    if (!isNeeded) return;
    let wanted = true;
    loadChunk('slider', () => import('./photo-slider.tsx'), chunkTimeout).then(
      (module) => {
        if (!wanted) return;
        // The list is replaced: keep the focus if it has it.
        if (stage.current?.contains(document.activeElement)) stage.current.focus();
        setSlider(() => module.default);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [chunkTimeout, isNeeded, stage]);
  return slider && ((props) => createElement(slider, props));
}
