import type { Plugin } from 'vite';

const noLink = '\0no-router-link';

/**
 * What the libraries bring along and no page uses, taken out of the built programs: with it the browser's is 4 kB larger
 * (compressed). A name that is not found any more after an update costs these bytes and breaks nothing.
 */
const leanImports: Plugin = {
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:use-sync-external-store\/shim\/with-selector(?:\.js)?|\.\/link\.js)$/ },
    handler(id, importer = '') {
      // The site's links are `AppLink`s; each route of the library carries a link of its own.
      if (id === './link.js') return /@tanstack[\\/]react-router[\\/]/.test(importer) ? noLink : undefined;
      // React has the hook itself since version 18.
      return this.resolve('use-sync-external-store/with-selector', importer, { skipSelf: true });
    },
  },
  load: {
    filter: { id: new RegExp(`^${noLink}$`) },
    handler: () =>
      ['Link', 'createLink', 'linkOptions', 'useLinkProps'].map((name) => `export const ${name} = undefined;`).join(''),
  },
};

/**
 * React makes five errors when it is loaded, which it throws within itself and whose stacks nobody reads. Where a tool listens
 * (DevTools, Lighthouse), the first stack has the engine parse the whole library again, in one task of 10 ms: the tool would tell of
 * a page that stands still, which it does not for visitors. They are made without a stack. After an update that writes them
 * otherwise they are React's own, and a test says so.
 */
export const withoutStacks = (code: string): string =>
  code.replace(
    /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
    '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
  );

const quietErrors: Plugin = {
  name: 'quiet-errors',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    // Each line stays what it was, which is what its map of the sources says.
    handler: (code, id) => ({
      code: withoutStacks(code),
      map: { version: 3, sources: [id], names: [], mappings: `AAAA${';AACA'.repeat(code.split('\n').length - 1)}` },
    }),
  },
};

export const leanLibraries: Plugin[] = [leanImports, quietErrors];

/** Modules that no page needs once `withTheme` of `@emotion/react` is left out, which is their only user. */
export const unneededModules = /node_modules\/(?:hoist-non-react-statics|react-is)\/|_isolated-hnrs/;
