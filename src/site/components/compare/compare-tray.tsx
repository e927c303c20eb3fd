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

/** Tray height in pixels. On phones the names take a row of their own, except above another bar. */
const HEIGHT = 72;
const PHONE_HEIGHT = 112;
const LINE = 60;
/** Height of a model page's action bar. The bottom bars together set `--bars`. */
const ACTIONS = 64;
/** Space above the tray for the back-to-top button, so that it never covers the focused element. */
const TO_TOP = 72;

const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 3px solid ${colour.primary};
  ${onInk}
  html:has(&) {
    --bars: ${HEIGHT}px;
    scroll-padding-bottom: calc(var(--bars) + ${TO_TOP}px);
  }
  body:has(&) {
    padding-bottom: var(--bars);
  }
  body:has(&) [data-back-to-top] {
    bottom: calc(var(--bars) + ${space.x2});
  }
  ${media.phone} {
    html:has(&) {
      --bars: ${PHONE_HEIGHT}px;
    }
    html:has(&):has([data-done]) {
      --bars: ${LINE}px;
    }
    html:has(&):has([data-actions]) {
      --bars: ${LINE + ACTIONS}px;
    }
    body:has([data-actions]) & {
      bottom: ${ACTIONS}px;
      padding-bottom: 0;
    }
    body:has(&) [data-back-to-top] {
      bottom: calc(var(--bars) + ${space.x1});
    }
  }
  ${hidden.print}
`;
const Inner = styled(Container)`
  ${wrapRow(`${space.x1} ${space.x2}`)}
  min-height: ${HEIGHT - 3}px;
  padding-block: ${space.x1};
  ${media.phone} {
    display: grid;
    grid-template: 'names names' 44px 'count go' 44px / minmax(0, 1fr) auto;
    gap: 4px ${space.x1};
    min-height: ${PHONE_HEIGHT - 3}px;
    body:has([data-actions], [data-done]) & {
      grid-template: 'count go' 44px / minmax(0, 1fr) auto;
      min-height: ${LINE - 3}px;
      padding-block: 6px;
      ul {
        display: none;
      }
    }
  }
`;
const Names = styled.ul`
  display: flex;
  flex: 1;
  gap: ${space.x1};
  min-width: 0;
  ${media.phone} {
    grid-area: names;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
const Name = styled.li`
  display: flex;
  flex: none;
  align-items: center;
  min-width: 0;
  border: 1px solid ${colour.lineOnInk};
  border-radius: ${layout.radius};
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  span {
    max-width: 20ch;
    padding-inline-start: 12px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Remove = styled(CrossButton)`
  width: 40px;
  height: 42px;
  color: ${colour.onInkMuted};
  &:hover {
    color: ${colour.onInk};
  }
`;
const Count = styled.p`
  grid-area: count;
  font-size: ${size.small};
  color: ${colour.onInkMuted};
  line-height: 1.3;
`;
const Clear = styled(TextButton)`
  padding: 0 ${space.x1};
  font-size: ${size.small};
  font-weight: ${font.weight.regular};
  color: ${colour.onInkMuted};
  &:hover {
    color: ${colour.onInk};
  }
`;
const Links = styled.div`
  grid-area: go;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  > a {
    min-height: 44px;
    padding-inline: ${space.x2};
  }
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
          <Inner>
            <Names ref={names}>
              {models.map((model, index) => (
                <Name key={model.id}>
                  <span>{model.name}</span>
                  <Remove
                    type="button"
                    aria-label={fill(links.remove, { name: model.name })}
                    onClick={() => remove(model, index)}
                  />
                </Name>
              ))}
            </Names>
            <Count>
              {announcement === compare.full
                ? announcement
                : fill(words.count, { count: models.length, most: maxCompared })}
            </Count>
            <Links>
              <Clear type="button" onClick={clear}>
                {words.clear}
              </Clear>
              <ButtonLink look="onInk" to={compare.path} search={compareSearch(models.map(({ id }) => id))}>
                {words.toggle}
              </ButtonLink>
            </Links>
          </Inner>
        </Bar>
      )}
    </>
  );
}
