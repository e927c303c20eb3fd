/** Stands for `@emotion/styled` in the browser's programs: rules go into the page before it is painted. */
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { useInsertionEffect } from 'react';
import { insertRule } from './insert-rule.ts';
import { makeStyled } from './make-styled.ts';

export default makeStyled((rule) => {
  const cache = useEmotionCache();
  useInsertionEffect(() => {
    if (cache) insertRule(cache, rule);
  }, [cache, rule]);
});
