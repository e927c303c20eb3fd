import styled from '@emotion/styled';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { GalleryVideo } from '../gallery-page.ts';
import { videoAddress } from '../../../catalogue/paths.ts';
import { useShell, useWords } from '../../../ui/shell.ts';
import { colour, font, motion, size, space } from '../../../ui/theme.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { useHydrated } from '../../../ui/hooks/after-hydration.ts';
import { fill } from '../../../catalogue/words.ts';

const Box = styled.div<{ $tall: number }>`
  position: relative;
  height: ${({ $tall }) => $tall}px;
  overflow: hidden;
  background: ${colour.ink};
  iframe {
    display: block;
    width: 100%;
    border: 0;
  }
`;
const Poster = styled.a`
  position: absolute;
  inset: 0;
  display: block;
  color: ${colour.onInk};
  text-decoration: none;
  &:focus-visible {
    outline-offset: -6px;
    outline-color: ${colour.accent};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: opacity ${motion.slow};
  }
  &:hover img {
    opacity: 0.85;
  }
  span {
    position: absolute;
    inset-inline: ${space.x2};
    bottom: ${space.x2};
    display: flex;
    align-items: center;
    gap: ${space.x2};
    padding-block: ${space.x1};
    padding-inline: ${space.x1} ${space.x2};
    background: ${colour.ink};
    font-size: ${size.body};
    font-weight: ${font.weight.semibold};
    line-height: 1.3;
  }
  svg {
    flex: none;
  }
`;

/** The focus was on the poster, which the frame replaces. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A video behind a local poster: nothing loads from the video service before a click. Without scripts the poster
 * links to the video.
 */
export function VideoPlayer({ video }: { video: GalleryVideo }) {
  const { videoHeight } = useShell().constants;
  const { playVideo } = useWords().fairs;
  const hydrated = useHydrated();
  const [playing, setPlaying] = useState(false);
  // No cookies; `rel=0` suppresses videos of other channels at the end.
  const address = `${videoAddress(video.id)}?rel=0`;
  const play = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <Box $tall={videoHeight}>
      {playing ? (
        // The player does not work in a sandbox; it has its own origin and loads only after a click.
        <iframe
          ref={takeFocus}
          src={`${address}&autoplay=1`}
          title={video.title}
          width="100%"
          height={videoHeight}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <Poster
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          role={hydrated ? 'button' : undefined}
          aria-label={fill(playVideo, { name: video.title })}
          data-video=""
          onClick={play}
          onKeyDown={(event) => event.key === ' ' && play(event)}
        >
          <Image picture={{ ...video.poster, alt: '' }} />
          <span>
            <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
              <path d="M1 1h42v42H1z" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <path d="M17 13v18l14-9z" fill="currentColor" />
            </svg>
            {video.title}
          </span>
        </Poster>
      )}
    </Box>
  );
}
