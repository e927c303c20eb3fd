import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { compareSearch } from './address.ts';
import { maxCompared } from '../../catalogue/shown/lists.ts';
import type { Shell } from '../../catalogue/navigation.ts';
import { colour, font, layout, media, onInk, size, space, wrapRow, hidden } from '../../ui/theme.ts';
import { ButtonLink, TextButton, CrossButton } from '../../ui/links/button.ts';
import { Container } from '../../ui/layout/container.ts';
import { useLocation } from '@tanstack/react-router';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { refused, storeChosen, toggleModel, useChosen, type ChosenModel } from './use-chosen.ts';
import { useShell } from '../../ui/shell.ts';
import { fill, type Words } from '../../catalogue/words.ts';

/**
 * On phones it and a page's actions are one bar: beside actions only the link to the comparison remains, beside the
 * finder's button nothing. Above the bar there is space for the back-to-top button, so that it never covers the focused
 * element.
 */
const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 3px solid ${colour.primary};
  ${onInk}
  font-size: ${size.small};
  html:has(&) {
    scroll-padding-bottom: calc(${layout.barHeight} + 72px);
  }
  body:has(&) {
    padding-bottom: ${layout.barHeight};
    [data-back-to-top] {
      bottom: calc(${layout.barHeight} + ${space.x2});
    }
  }
  > div {
    ${wrapRow(`${space.x1} ${space.x2}`)}
    min-height: calc(${layout.barHeight} - 3px);
    padding-block: ${space.x1};
  }
  ul {
    display: flex;
    flex: 1;
    gap: ${space.x1};
    min-width: 0;
  }
  li {
    display: flex;
    flex: none;
    align-items: center;
    border: 1px solid ${colour.lineOnInk};
    border-radius: ${layout.radius};
    font-weight: ${font.weight.semibold};
  }
  li span {
    max-width: 11.5em;
    padding-inline-start: 12px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    line-height: 1.3;
  }
  p,
  button:not(:hover) {
    color: ${colour.onInkMuted};
  }
  button:hover {
    color: ${colour.onInk};
  }
  li button {
    width: 40px;
    height: 42px;
  }
  > div > button {
    margin-inline-end: -${space.x1};
    padding: 0 ${space.x1};
    font-weight: ${font.weight.regular};
  }
  a {
    min-height: 44px;
    padding-inline: ${space.x2};
  }
  a > b {
    display: none;
  }
  ${media.phone} {
    body:has(&) [data-back-to-top] {
      bottom: calc(${layout.barHeight} + ${space.x1});
    }
    > div {
      display: grid;
      grid: '. link' 16px 'names link' 40px / minmax(0, 1fr) auto;
      gap: 0 ${space.x2};
      align-items: center;
      padding-block: 2px 3px;
    }
    p {
      grid-area: 1 / 1;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
      font-size: ${size.label};
    }
    ul {
      grid-area: names;
      overflow-x: auto;
      scrollbar-width: none;
    }
    li button {
      height: 36px;
    }
    a {
      grid-area: link;
    }
    > div > button {
      display: none;
    }
    body:has([data-actions]) & {
      inset-inline-start: auto;
      width: ${layout.trayWidth};
      > div {
        grid: 'link' auto / minmax(0, 1fr);
        padding: 0 ${space.half};
      }
      ul,
      p:not([data-full]) {
        display: none;
      }
      p {
        position: absolute;
        bottom: 100%;
        inset-inline-end: 0;
        padding: ${space.x1} ${space.x2};
        background: ${colour.ink};
        color: ${colour.onInk};
      }
      a {
        gap: 6px;
        padding: 0;
        border: 0;
        font-size: ${size.small};
      }
      a > b {
        display: grid;
        place-items: center;
        min-width: 20px;
        height: 20px;
        border-radius: 10px;
        background: ${colour.onInk};
        color: ${colour.ink};
      }
    }
    body:has([data-done]) & {
      display: none;
    }
  }
  ${hidden.print}
`;

/** Screen reader announcement: what was added or removed, and how many models there are. */
function useAnnouncement(models: readonly ChosenModel[], full: string, { added, removed }: Words['compare']): string {
  const [announcement, announce] = useState('');
  const before = useRef<readonly ChosenModel[]>([]);
  useEffect(() => {
    const come = models.find(({ id }) => !before.current.some((model) => model.id === id));
    const gone = before.current.find(({ id }) => !models.some((model) => model.id === id));
    before.current = models;
    const counts = { count: models.length, most: maxCompared };
    if (come) announce(fill(added, { name: come.name, ...counts }));
    else if (gone) announce(fill(removed, { name: gone.name, ...counts }));
  }, [models, added, removed]);
  useEffect(() => {
    const tell = () => announce(full);
    addEventListener(refused, tell);
    return () => removeEventListener(refused, tell);
  }, [full]);
  return announcement;
}

/** Tray with the chosen models, at the bottom of every page except the comparisons. */
export function CompareTray({ compare }: { compare: NonNullable<Shell['compare']> }) {
  const models = useChosen();
  const { enquiry, words: all } = useShell();
  const { compare: words, links } = all;
  const announcement = useAnnouncement(models, compare.full, words);
  const names = useRef<HTMLUListElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isComparing = path === compare.path || path.startsWith(`${compare.path}/`);
  // Never over the form that a visitor fills in.
  const isShown = models.length > 0 && !isComparing && path !== enquiry.path;
  const isFull = announcement === compare.full;
  const says = isFull ? compare.full : fill(words.count, { count: models.length, most: maxCompared });
  const remove = (model: ChosenModel, index: number) => {
    flushSync(() => toggleModel(model));
    // The pressed button is gone: move the focus to its neighbour or the page.
    const buttons = names.current?.querySelectorAll('button');
    (buttons?.[Math.min(index, buttons.length - 1)] ?? document.getElementById('main'))?.focus();
  };
  const clear = () => {
    storeChosen([]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isShown && (
        <Bar aria-label={words.tray} data-tray="">
          <Container>
            <ul ref={names}>
              {models.map((model, index) => (
                <li key={model.id}>
                  <span>{model.name}</span>
                  <CrossButton
                    type="button"
                    aria-label={fill(links.remove, { name: model.name })}
                    onClick={() => remove(model, index)}
                  />
                </li>
              ))}
            </ul>
            <p data-full={isFull ? '' : undefined}>
              <span key={says}>{says}</span>
            </p>
            <TextButton type="button" onClick={clear}>
              {words.clear}
            </TextButton>
            <ButtonLink look="onInk" to={compare.path} search={compareSearch(models.map(({ id }) => id))}>
              <span>{words.toggle}</span>
              <b key={models.length} aria-hidden="true">
                {models.length}
              </b>
            </ButtonLink>
          </Container>
        </Bar>
      )}
    </>
  );
}
