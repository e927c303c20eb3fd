/** The one place that names colours: pages, drawings, cards and pictures of machines take them from here. */

/** Ink on good paper; the accent is for the main action and the signature rule, and for nothing else. */
export const colour = {
  paper: '#ffffff',
  mist: '#f3f6f9',
  ink: '#0e2a4a',
  inkDeep: '#091d35',
  text: '#1b2b3d',
  quiet: '#51616f',
  line: '#d3dbe3',
  lineStrong: '#9fadba',
  primary: '#1d5a9e',
  primaryDeep: '#164a84',
  primaryPale: '#e6eff8',
  onInk: '#ffffff',
  onInkQuiet: '#b9cbe0',
  lineOnInk: '#2b486b',
  accent: '#f5a623',
  accentDeep: '#e0930f',
  error: '#b3261e',
  errorPale: '#fdf0ee',
  success: '#1d6b3c',
  successPale: '#ecf6ef',
} as const;
