/**
 * Stands for `@emotion/styled` in the browser's programs. Rules go into the page while an element is rendered: so they come in the
 * server's order, those of an element before those of what it holds, and before anything is painted.
 */
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { insertRule } from './insert-rule.ts';
import { makeStyled } from './make-styled.ts';

export default makeStyled((rule) => {
  const cache = useEmotionCache();
  if (cache) insertRule(cache, rule);
});
