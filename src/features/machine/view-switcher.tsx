import styled from '@emotion/styled';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { largestSource } from '../../catalogue/media/photos.ts';
import { atLeast, blendOnPaper, colour, labelText, media, motion, space, hidden } from '../../ui/theme.ts';
import { Lightbox } from './components/lightbox.tsx';
import { FurtherViews, type ShownView, type ViewedMachine } from './components/further-views.tsx';
import { Image } from '../../ui/pictures/image.tsx';
import { loadChunk, retryImport } from '../../ui/load-chunk.ts';
import { useAfterHydration } from '../../ui/hooks/after-hydration.ts';
import { useWords } from '../../ui/shell.ts';
import { fill } from '../../catalogue/words.ts';

const load3d = () => import('./components/view-3d/view-3d.tsx');
/** Its library has 150 kB: loaded on demand. When it has gone with an older site, the page is reloaded. */
const View3d = lazy(() =>
  loadChunk('view-3d', load3d, 120, () => (retryImport<Awaited<ReturnType<typeof load3d>>>('view-3d') ?? load3d)()),
);

const Panel = styled.div`
  display: grid;
  border: 1px solid ${colour.lineStrong};
  background: ${colour.paper};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${media.noScript} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding: ${space.x1};
  a,
  img {
    width: 100%;
  }
  ${media.tablet} {
    padding: ${space.x3} ${space.x4};
  }
`;
/** The background shows as lines between the thumbnails. */
const Views = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(60px, 1fr));
  gap: 1px;
  padding-top: 1px;
  background: ${colour.line};
  ${media.tablet} {
    grid-template-columns: 6.5rem;
    padding-block: 0;
    padding-inline-start: 1px;
  }
  ${hidden.inert}
`;
const Thumbnail = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.half};
  padding: ${space.x1} 0;
  background: ${colour.paper};
  color: ${colour.muted};
  transition:
    background ${motion.quick},
    color ${motion.quick};
  img {
    width: 60px;
    mix-blend-mode: ${blendOnPaper};
  }
  span {
    ${labelText}
    letter-spacing: 0.08em;
  }
  &:hover {
    background: ${colour.primaryPale};
    color: ${colour.ink};
  }
  &[aria-pressed='true'] {
    background: ${colour.mist};
    color: ${colour.ink};
    box-shadow: inset 0 3px ${colour.primary};
  }
  &:focus-visible {
    z-index: 1;
  }
`;

/** Number of angles with a thumbnail. */
const angles = 3;

/**
 * The main picture of a machine and buttons that switch its view; the picture opens the lightbox. Without scripts all
 * views are shown, without buttons. `isWide`: as wide as the page, not beside a text.
 */
export function ViewSwitcher({ machine, isWide = false }: { machine: ViewedMachine; isWide?: boolean }) {
  const { name, views, files } = machine;
  const initialView = machine.initialView ?? views[0]?.id ?? 'three-quarter';
  const words = useWords().pictures;
  const glb = files?.glb;
  // A link to the page may ask for it.
  const isAsked = useAfterHydration(false, useLocation({ select: ({ hash }) => hash }) === '3d');
  const [chosen, show] = useState<ShownView>();
  const shown = chosen ?? (isAsked && glb !== undefined ? '3d' : initialView);
  const [opener, setOpener] = useState<Element | null>(null);
  const close3d = (): void => {
    show(initialView);
    if (opener instanceof HTMLElement) opener.focus();
  };
  const main = views.find(({ id }) => id === shown) ?? views.find(({ id }) => id === initialView) ?? views[0];
  if (!main) return null;
  const beside = `${atLeast.desk} 33vw, ${atLeast.tablet} 70vw, calc(100vw - 50px)`;
  const shape = `${main.picture.width} / ${main.picture.height}`;
  return (
    <Panel id={glb && '3d'}>
      <Stage>
        {shown === '3d' && glb ? (
          <Suspense fallback={<Image picture={main.picture} />}>
            <View3d address={glb} name={name} shape={shape} opener={opener} onClose={close3d} />
          </Suspense>
        ) : (
          <Lightbox views={views} shown={main} onShow={show} sizes={isWide ? '90vw' : beside} />
        )}
        <noscript>
          {views
            .filter(({ id }) => id !== initialView)
            .map(({ id, picture, large = picture }) => (
              <a key={id} href={largestSource(large)}>
                <Image picture={picture} />
              </a>
            ))}
        </noscript>
      </Stage>
      {views.length > 1 && (
        <Views>
          {views.slice(0, angles).map(({ id, label, picture }) => (
            <Thumbnail
              key={id}
              type="button"
              aria-label={fill(words.show, { view: label })}
              aria-pressed={id === shown}
              onClick={() => show(id)}
            >
              <Image picture={{ ...picture, alt: '' }} sizes="72px" />
              <span>{label}</span>
            </Thumbnail>
          ))}
        </Views>
      )}
      <FurtherViews
        machine={machine}
        shown={shown}
        onShow={(id) => {
          setOpener(document.activeElement);
          show(id);
        }}
      />
    </Panel>
  );
}
