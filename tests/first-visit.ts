/** What a first visit may load, in bytes of Brotli. Libraries change with `npm update` only, so that ours has its own bar. */
export const firstVisit = { scripts: 130_000, ownScripts: 45_000 } as const;

/**
 * Whether a file of the program contains only libraries: the chunk `vendor` of vite.config.ts. A library that ends up in
 * another chunk counts as the project's own.
 */
export const isLibrary = (pathname: string): boolean => /^\/assets\/vendor-[\w-]+\.js$/.test(pathname);
