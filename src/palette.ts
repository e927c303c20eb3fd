/** The one place that names colours: pages, drawings, cards and pictures of machines take them from here. */

/** Ink on good paper; amber is for the main action and the signature rule, and for nothing else. */
export const colour = {
  paper: '#ffffff',
  mist: '#f3f6f9',
  ink: '#0e2a4a',
  inkDeep: '#091d35',
  text: '#1b2b3d',
  quiet: '#51616f',
  line: '#d3dbe3',
  lineStrong: '#9fadba',
  blueprint: '#1d5a9e',
  blueprintDeep: '#164a84',
  blueprintPale: '#e6eff8',
  onInk: '#ffffff',
  onInkQuiet: '#b9cbe0',
  lineOnInk: '#2b486b',
  amber: '#f5a623',
  amberDeep: '#e0930f',
  error: '#b3261e',
  errorPale: '#fdf0ee',
  success: '#1d6b3c',
  successPale: '#ecf6ef',
} as const;
