/**
 * Gives a document rules that are no element of it: the policy allows those, and no inline style that it was not told
 * of. They can be replaced.
 */
export function adoptStyle(target: Document, rules: string): CSSStyleSheet {
  const sheet = new (target.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(rules);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return sheet;
}
