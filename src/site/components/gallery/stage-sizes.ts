/** How wide the gallery's pictures are shown: the page's width, beside the panel of 280 px where there is one. */
export const stageSizes = '(min-width: 1024px) 880px, 100vw';
