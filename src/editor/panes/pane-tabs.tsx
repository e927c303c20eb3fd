import styled from '@emotion/styled';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { arrowStep } from '../../ui/hooks/elements.ts';
import { colour, font, media, space } from '../../ui/theme.ts';
import { useEditorWords } from '../parts/words.ts';

/** The panes of the workbench. */
export type PaneId = 'form' | 'preview' | 'text' | 'finish';

export const tabId = (pane: PaneId) => `tab-${pane}`;
export const panelId = (pane: PaneId) => `panel-${pane}`;

const Tabs = styled.div`
  position: sticky;
  top: 64px;
  z-index: 20;
  display: flex;
  padding-inline: ${space.gutter};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.paper};
  overflow-x: auto;
  ${media.phone} {
    padding-inline: ${space.half};
  }
  ${media.desk} {
    position: static;
    align-self: stretch;
    border: 0;
  }
  button {
    flex: 1;
    min-height: 48px;
    padding: 0 ${space.x1};
    border-bottom: 3px solid transparent;
    font-weight: ${font.weight.semibold};
    color: ${colour.muted};
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-selected='true'] {
      border-bottom-color: ${colour.primary};
      color: ${colour.ink};
    }
    &[data-main='true'] {
      background: ${colour.accent};
      color: ${colour.onAccent};
    }
  }
`;

interface PaneTabsProps {
  shown: PaneId;
  isDesk: boolean;
  onShow: (pane: PaneId) => void;
}

/** The tabs of the panes; the arrow keys move between them (ARIA tabs pattern). */
export function PaneTabs({ shown, isDesk, onShow }: PaneTabsProps) {
  const { panes } = useEditorWords();
  const list = useRef<HTMLDivElement>(null);
  // On a desktop the form is always visible, so it has no tab.
  const ids: PaneId[] = isDesk ? ['preview', 'text', 'finish'] : ['form', 'preview', 'text', 'finish'];
  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    const edge = { Home: 0, End: ids.length - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (ids.indexOf(shown) + (step ?? 0) + ids.length) % ids.length;
    const id = ids[next];
    if (!id) return;
    onShow(id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Tabs role="tablist" aria-label={panes.label} ref={list} onKeyDown={press}>
      {ids.map((id) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          aria-selected={id === shown}
          aria-controls={id === shown ? panelId(id) : undefined}
          tabIndex={id === shown ? 0 : -1}
          data-main={id === 'finish'}
          onClick={({ detail }) => {
            flushSync(() => onShow(id));
            // By keyboard, the whole form would lie between the tab and its panel.
            if (detail === 0) document.getElementById(panelId(id))?.focus();
          }}
        >
          {panes[id]}
        </button>
      ))}
    </Tabs>
  );
}

/** Sticky height above a pane on small screens: bar 64 px, tabs 48 px. */
const stuck = 112;

/**
 * Keeps a scroll position per pane on small screens, where one pane replaces the other. The ref belongs to the panes'
 * container.
 */
export function useOwnScroll(shown: PaneId, isDesk: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<PaneId, number>());
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isDesk || !body.current) return;
    const start = body.current.getBoundingClientRect().top + window.scrollY - stuck;
    window.scrollTo(0, left.current.get(shown) ?? Math.min(window.scrollY, start));
  }, [shown, isDesk]);
  useEffect(() => {
    const note = () => void left.current.set(shown, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [shown]);
  return body;
}
