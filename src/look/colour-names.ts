/** The names of the colours alone: pages have the values as custom properties. */
export const colourNames = [
  'primary',
  'accent',
  'ink',
  'paper',
  'mist',
  'inkDeep',
  'text',
  'muted',
  'line',
  'lineStrong',
  'primaryDeep',
  'primaryPale',
  'onInk',
  'onInkMuted',
  'lineOnInk',
  'accentDeep',
  'onAccent',
  'error',
  'errorPale',
  'success',
  'successPale',
] as const;

export type ColourName = (typeof colourNames)[number];
