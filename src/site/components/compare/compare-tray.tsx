import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { compareSearch, maxCompared } from '../../../catalogue/comparison/address.ts';
import type { Shell } from '../../../catalogue/page-data.ts';
import { colour, font, layout, media, onInk, size, space, wrapRow, hidden } from '../../theme.ts';
import { ButtonLink, TextButton, CrossButton } from '../links/button.ts';
import { Container } from '../layout/container.tsx';
import { usePath } from '../hooks/use-address.ts';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { refused, storeChosen, toggleModel, useChosen, type ChosenModel } from './chosen-models.ts';
import { useWords } from '../../frame/shell.tsx';
import { fill, type Words } from '../../../catalogue/words.ts';

/** Height of a model page's action bar in pixels. */
const ACTIONS = 64;

/** Above the tray there is space for the back-to-top button, so that it never covers the focused element. */
const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 3px solid ${colour.primary};
  ${onInk}
  font-size: ${size.small};
  /* Height of the tray, and of all bars at the bottom. */
  html:has(&) {
    --tray: 72px;
    --bars: var(--tray);
    scroll-padding-bottom: calc(var(--bars) + 72px);
  }
  body:has(&) {
    padding-bottom: var(--bars);
    [data-back-to-top] {
      bottom: calc(var(--bars) + ${space.x2});
    }
  }
  > div {
    ${wrapRow(`${space.x1} ${space.x2}`)}
    min-height: calc(var(--tray) - 3px);
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
    max-width: 20ch;
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
  /* On phones the names have a row of their own, except above another bar. */
  ${media.phone} {
    html:has(&) {
      --tray: 112px;
    }
    html:has(&):has([data-actions], [data-done]) {
      --tray: 60px;
    }
    html:has(&):has([data-actions]) {
      --bars: calc(var(--tray) + ${ACTIONS}px);
    }
    body:has([data-actions]) & {
      bottom: ${ACTIONS}px;
      padding-bottom: 0;
    }
    body:has(&) [data-back-to-top] {
      bottom: calc(var(--bars) + ${space.x1});
    }
    > div {
      display: grid;
      grid: auto-flow 44px / minmax(0, 1fr) auto auto;
      gap: 4px ${space.x1};
    }
    > div > button {
      margin: 0;
    }
    ul {
      grid-column: 1 / -1;
      overflow-x: auto;
      scrollbar-width: none;
    }
    body:has([data-actions], [data-done]) & > div {
      padding-block: 6px;
      ul {
        display: none;
      }
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
  const { compare: words, links } = useWords();
  const announcement = useAnnouncement(models, compare.full, words);
  const names = useRef<HTMLUListElement>(null);
  const path = usePath();
  const isComparing = path === compare.path || path.startsWith(`${compare.path}/`);
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
      {models.length > 0 && !isComparing && (
        <Bar aria-label={words.tray}>
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
            <p>
              {announcement === compare.full
                ? announcement
                : fill(words.count, { count: models.length, most: maxCompared })}
            </p>
            <TextButton type="button" onClick={clear}>
              {words.clear}
            </TextButton>
            <ButtonLink look="onInk" to={compare.path} search={compareSearch(models.map(({ id }) => id))}>
              {words.toggle}
            </ButtonLink>
          </Container>
        </Bar>
      )}
    </>
  );
}
