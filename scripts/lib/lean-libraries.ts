import type { Plugin } from 'vite';

const noLink = '\0no-router-link';

/**
 * What the libraries bring along and no page uses, taken out of the built programs: with it the browser's is 4 kB larger
 * (compressed). A name that is not found any more after an update costs these bytes and breaks nothing.
 */
export const leanLibraries: Plugin = {
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

/** Modules that no page needs once `withTheme` of `@emotion/react` is left out, which is their only user. */
export const unneededModules = /node_modules\/(?:hoist-non-react-statics|react-is)\/|_isolated-hnrs/;
