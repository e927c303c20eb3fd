import createCache, { type EmotionCache } from '@emotion/cache';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { directionOf } from '../../text/language.ts';
import { colourRule } from '../../look/palette.ts';
import { globalStyle } from '../../ui/style/global-style.ts';
import { loadPageComponent } from '../../site/router/page-components.ts';
import { makeRouter, type SiteRouter } from '../../site/router/router.tsx';
import { Site } from '../../site/site.tsx';
import { forbidReload } from '../../ui/load-chunk.ts';
import { colour } from '../../ui/theme.ts';
import type { PagePreview } from '../engine/preview.ts';
import { adoptStyle } from '../parts/adopt-style.ts';
import { createMemoryHistory } from '@tanstack/react-router';

const Window = styled.div`
  position: relative;
  min-height: 0;
  height: 100%;
  border: 1px solid ${colour.lineStrong};
  background: ${colour.mist};
  overflow: hidden;
`;
const Frame = styled.iframe`
  display: block;
  max-width: none;
  border: 0;
  margin-inline: auto;
  background: ${colour.paper};
  transform-origin: 0 0;
`;

/** Seconds until a chunk counts as failed. */
const chunkTimeout = 60;

/** A page of the site in an iframe. */
interface Shown {
  /** Resolves to false if the page's component could not be fetched. */
  show: (preview: PagePreview) => Promise<boolean>;
  close: () => void;
}

/** Renders the site into an empty document. It inherits the editor's CSP, because it is not fetched. */
function openSite(target: Document): Shown {
  const colours = adoptStyle(target, '');
  adoptStyle(target, globalStyle);
  const cache: EmotionCache = createCache({ key: 'css', container: target.head });
  cache.compat = true;
  const host = target.createElement('div');
  host.id = 'root';
  target.body.append(host);
  const root: Root = createRoot(host);
  let router: SiteRouter | undefined;
  let current: PagePreview | undefined;
  /** A new key for each router. */
  let opened = 0;
  let isClosed = false;
  // Links and forms do nothing in a preview.
  const still = (event: Event) => {
    // A press may load a chunk, whose failure would reload the editor.
    forbidReload();
    const link = (event.target as Element).closest('a[href]');
    if (event.type !== 'submit' && !link) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'submit', 'auxclick']) target.addEventListener(type, still, true);
  const draw = async (preview: PagePreview) => {
    // The router's error page would reload the editor.
    const isThere = await loadPageComponent(preview.page.kind, chunkTimeout).then(
      () => true,
      () => false,
    );
    if (!isThere || isClosed) return isThere;
    const isSame =
      router !== undefined &&
      current?.page.path === preview.page.path &&
      current.choice.search === preview.choice.search;
    current = preview;
    colours.replaceSync(colourRule(preview.shell.theme));
    target.documentElement.lang = preview.shell.language;
    target.dir = directionOf(preview.shell.language);
    if (isSame) await router?.invalidate();
    else {
      const history = createMemoryHistory({ initialEntries: [preview.page.path + preview.choice.search] });
      router = makeRouter({ loadPage: () => current?.page, chunkTimeout }, history);
      // It would scroll the editor's window, not the frame's, to the top; `false` only keeps it from scrolling back.
      router.options.scrollRestoration = () => false;
      opened += 1;
      await router.load();
      target.defaultView?.scrollTo(0, 0);
    }
    if (current !== preview || !router || isClosed) return true;
    root.render(<Site key={opened} router={router} shell={preview.shell} cache={cache} />);
    return true;
  };
  return {
    show: draw,
    close() {
      isClosed = true;
      // React must not unmount a root while another one renders.
      setTimeout(() => root.unmount());
    },
  };
}

interface PreviewFrameProps {
  preview: PagePreview;
  /** Width of the window in CSS pixels, scaled down if there is less space. */
  width: number;
  title: string;
  /** Called with whether the page could be shown; tried again once the browser is online. */
  onShown: (isShown: boolean) => void;
}

/** A page in a window of a given width. */
export function PreviewFrame({ preview, width, title, onShown }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Shown>(undefined);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const target = frame.current?.contentDocument;
    if (!target) return undefined;
    const site = openSite(target);
    shown.current = site;
    return () => {
      shown.current = undefined;
      site.close();
      target.body.replaceChildren();
    };
  }, []);
  useEffect(() => {
    const show = () => void shown.current?.show(preview).then(onShown);
    show();
    addEventListener('online', show);
    return () => removeEventListener('online', show);
  }, [preview, onShown]);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width || 1);
  const height = Math.max(200, room.height / scale);
  const left = Math.max(0, (room.width - width * scale) / 2);
  return (
    <Window ref={box}>
      <Frame
        ref={frame}
        title={title}
        width={width}
        height={height}
        style={{ transform: `translateX(${left}px) scale(${scale})`, marginInline: 0 }}
      />
    </Window>
  );
}
