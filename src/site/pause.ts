/** Lets the browser draw and answer the visitor before the program goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
