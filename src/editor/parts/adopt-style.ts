/**
 * Adds CSS rules as an adopted style sheet, which the CSP allows, unlike unknown inline styles. Returns the sheet so
 * that its rules can be replaced.
 */
export function adoptStyle(target: Document, rules: string): CSSStyleSheet {
  const sheet = new (target.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(rules);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return sheet;
}
