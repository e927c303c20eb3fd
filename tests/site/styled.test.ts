import { createRequire } from 'node:module';
import { CacheProvider, keyframes } from '@emotion/react';
import type { CreateStyled } from '@emotion/styled';
import makeStyled from '@emotion/styled/base';
import { createElement, useId, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { namesOfRules, textOfRules } from '../../src/site/server/rules.ts';
import browserStyled from '../../src/site/styled/in-browser.ts';
import serverStyled from '../../src/site/styled/on-server.ts';
import { createStyleCache } from '../../src/site/style-cache.ts';

type Styled = CreateStyled;
type Tree = (styled: Styled) => ReactElement;

/** emotion's own: under its name the tests, too, get what stands for it. */
const real = createRequire(import.meta.url)('@emotion/react') as typeof import('@emotion/react');

/** emotion's function with the names of elements. */
const emotion = new Proxy(makeStyled, { get: (target, tag) => target(String(tag) as 'div') }) as unknown as Styled;

/** What emotion makes of a tree. */
function byEmotion(tree: Tree): { markup: string; names: string; css: string } {
  const cache = createStyleCache();
  const markup = renderToString(createElement(real.CacheProvider, { value: cache }, tree(emotion)));
  const names = Object.keys(cache.inserted).join(' ');
  return { markup, names, css: Object.values(cache.inserted).join('') };
}

function onServer(tree: Tree): { markup: string; names: string; css: string } {
  const { result: markup, names } = namesOfRules(() => renderToString(tree(serverStyled as unknown as Styled)));
  const { css, cssNames } = textOfRules(names);
  return { markup, names: cssNames, css: css.text };
}

const turn = keyframes`
  to { rotate: 1turn; }
`;
const Inner: ComponentType<{ className?: string; note?: string }> = ({ className, note }) =>
  createElement('b', { className }, note);

const trees: Record<string, Tree> = {
  'a plain one, twice': (styled) => {
    const Box = styled.div`
      color: red;
      &:hover {
        color: blue;
      }
    `;
    return createElement(Box, null, createElement(Box, { id: 'second', className: 'foreign' }));
  },
  'an object and an argument that is a text': (styled) => {
    const Box = styled.p('color: red;', { marginTop: 4 });
    return createElement(Box, { title: 'a "title"', hidden: true });
  },
  'what properties decide': (styled) => {
    const Box = styled('div', { shouldForwardProp: (name) => name !== 'wide' })<{ wide: boolean; $lines?: number }>`
      width: ${({ wide }) => (wide ? '100%' : '50%')};
      ${({ $lines }) => $lines !== undefined && `height: ${$lines}em;`}
    `;
    const boxes = [true, false, true].map((wide, key) => createElement(Box, { key, wide }));
    return createElement('section', null, ...boxes, createElement(Box, { wide: true, $lines: 3 }));
  },
  'one of another': (styled) => {
    const Box = styled.div<{ $columns: number }>`
      columns: ${({ $columns }) => $columns};
    `;
    const Red = styled(Box)`
      color: red;
    `;
    return createElement(Red, { $columns: 2 }, createElement(Box, { $columns: 3 }));
  },
  'a component that hands its class to a styled one': (styled) => {
    const Picture = styled.img`
      display: block;
    `;
    const Frame: ComponentType<{ className?: string }> = ({ className }) =>
      createElement(Picture, { className, alt: '' });
    const Large = styled(Frame)`
      width: 100%;
    `;
    return createElement('div', null, createElement(Large), createElement(Frame), createElement(Large));
  },
  'a component that is none of emotion’s': (styled) => {
    const Noted = styled(Inner)`
      color: red;
    `;
    return createElement(Noted, { note: 'well' });
  },
  'keyframes, also those that properties decide': (styled) => {
    const Turning = styled.i`
      animation: ${turn} 1s;
    `;
    const Moving = styled('g', { shouldForwardProp: (name) => name === 'children' })<{ by: number }>`
      animation: ${({ by }) => keyframes`to { translate: ${by}px; }`} 2s;
    `;
    return createElement(
      'div',
      null,
      createElement(Turning),
      createElement(Moving, { by: 1 }),
      createElement(Moving, { by: 2 }),
    );
  },
  'another element by `as`': (styled) => {
    const Title = styled.h2`
      margin: 0;
    `;
    return createElement(Title, { as: 'h3' }, 'title');
  },
};

const inBrowser = (tree: Tree) =>
  renderToString(createElement(CacheProvider, { value: createStyleCache() }, tree(browserStyled as unknown as Styled)));

it.each(Object.entries(trees))('%s becomes what emotion makes of it', (_name, tree) => {
  const [own, emotions] = [onServer(tree), byEmotion(tree)];
  expect(own).toEqual(emotions);
  expect(own.css).toContain(':');
  expect(inBrowser(tree)).toBe(own.markup);
});

it('ids below styled elements are the same on the server and in the browser', () => {
  const tree: Tree = (styled) => {
    const Box = styled.div`
      color: red;
    `;
    const Named = () => createElement('i', { id: useId() });
    return createElement(Box, null, createElement(Named), createElement(Box, null, createElement(Named)));
  };
  const { markup } = onServer(tree);
  expect(markup.match(/ id="/g)).toHaveLength(2);
  expect(inBrowser(tree)).toBe(markup);
});
