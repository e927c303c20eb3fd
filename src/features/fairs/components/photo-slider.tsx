import styled from '@emotion/styled';
import { useRef, useState, useEffect } from 'react';
import SlickModule from 'react-slick';
import { directionOf } from '../../../text/language.ts';
import type { GalleryPhoto } from '../gallery-page.ts';
import type { Shell } from '../../../catalogue/navigation.ts';
import { useShell } from '../../../ui/shell.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { wantsCalm } from '../../../ui/hooks/elements.ts';
import { stageSizes } from './photo-list.tsx';
import { useGalleryGestures } from './use-gallery-gestures.ts';

type Slick = SlickModule;
/** react-slick is CommonJS: bundlers place its default export differently. */
const Slick = (SlickModule as unknown as { default?: typeof SlickModule }).default ?? SlickModule;

/** Turns react-slick's own swipe detection off: `useGalleryGestures` decides. */
const NO_SWIPE_OF_ITS_OWN = 1e-6;

/** Markup that react-slick expects: a row of slides behind a window. */
const Frame = styled.div`
  height: 100%;
  touch-action: pan-y pinch-zoom;
  cursor: grab;
  -webkit-user-select: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  .slick-slider,
  .slick-list,
  .slick-track,
  .slick-slide,
  .slick-slide div {
    height: 100%;
  }
  .slick-list {
    direction: ltr;
    overflow: hidden;
    transform: translate3d(0, 0, 0);
  }
  .slick-track {
    position: relative;
    display: flex;
  }
  .slick-slide {
    flex: none;
    outline: none;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    vertical-align: top;
    outline: none;
  }
`;

interface PhotoSliderProps {
  photos: GalleryPhoto[];
  index: number;
  /** Called on a swipe: 1 for the next picture, -1 for the previous one. */
  onStep: (step: number) => void;
}

/** The pictures in react-slick; in the browser only, in place of the plain list. */
export default function PhotoSlider(props: PhotoSliderProps) {
  const { language, constants } = useShell();
  return <Slides {...(directionOf(language) === 'rtl' ? mirrored(props) : props)} constants={constants.slider} />;
}

/** For right-to-left pages: react-slick only runs left, so it gets the pictures in reverse order. */
function mirrored({ photos, index, onStep }: PhotoSliderProps): PhotoSliderProps {
  return { photos: photos.toReversed(), index: photos.length - 1 - index, onStep: (step) => onStep(-step) };
}

function Slides({
  photos,
  index,
  onStep,
  constants: slider,
}: PhotoSliderProps & { constants: Shell['constants']['slider'] }) {
  const duration = wantsCalm() ? 0 : slider.slideDuration;
  const slick = useRef<Slick>(null);
  const [first] = useState(index);
  const last = photos.length - 1;
  useSlideQueue(index, duration, (from, to) => {
    const wraps = last > 1;
    if (wraps && from === last && to === 0) slick.current?.slickNext();
    else if (wraps && from === 0 && to === last) slick.current?.slickPrev();
    else slick.current?.slickGoTo(to);
  });
  const gestures = useGalleryGestures(slider, onStep);
  const isNear = (position: number) => [0, 1, last].includes(Math.abs(position - index));
  return (
    <Frame ref={useInertSlides()} {...gestures}>
      <Slick
        ref={slick}
        initialSlide={first}
        speed={duration}
        touchThreshold={NO_SWIPE_OF_ITS_OWN}
        waitForAnimate={false}
        accessibility={false}
        arrows={false}
        dots={false}
        infinite
        cssEase="ease-out"
      >
        {photos.map(({ original, caption }, position) => (
          <div key={position} data-caption={caption}>
            <Image
              picture={original}
              eager={isNear(position)}
              sizes={stageSizes}
              decoding={position === first ? 'sync' : 'async'}
              draggable={false}
            />
          </div>
        ))}
      </Slick>
    </Frame>
  );
}

function markSlides(box: HTMLElement): void {
  for (const slide of box.querySelectorAll<HTMLElement>('.slick-slide')) {
    slide.inert = slide.getAttribute('aria-hidden') === 'true';
  }
}

/**
 * Makes slides outside of the view inert: react-slick only hides them from screen readers.
 * @returns ref for an element around the slider
 */
function useInertSlides() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    markSlides(element);
    const observer = new MutationObserver(() => markSlides(element));
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return box;
}

/** Milliseconds after an animation until react-slick accepts the next command. */
const SETTLING = 30;

/**
 * Requests one animation at a time: react-slick drops a command that comes while it animates, or jumps across all
 * pictures. Of several requests the last one counts.
 * @param wanted index of the picture to show
 * @param duration milliseconds of one animation
 * @param move starts the animation from one picture to another
 */
function useSlideQueue(wanted: number, duration: number, move: (from: number, to: number) => void): void {
  const shown = useRef(wanted);
  const latest = useRef({ wanted, duration, move });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { wanted, duration, move };
    const start = () => {
      const order = latest.current;
      timer.current = undefined;
      if (order.wanted === shown.current) return;
      order.move(shown.current, order.wanted);
      shown.current = order.wanted;
      timer.current = setTimeout(start, order.duration + SETTLING);
    };
    if (timer.current === undefined) start();
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
