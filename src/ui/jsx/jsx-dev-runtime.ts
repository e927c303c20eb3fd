/** The same where components are developed. */
import { jsx, jsxs } from './jsx-runtime.ts';

export { Fragment, type JSX } from './jsx-runtime.ts';

const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: object,
  key: string | undefined,
  isStatic: boolean,
): ReturnType<typeof jsx> => (isStatic ? jsxs(type, props as Parameters<typeof jsxs>[1], key) : jsx(type, props, key));

export { jsxDEV };
