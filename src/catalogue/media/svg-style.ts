/** Styles of drawings: an allow list of properties, functions and rules. What is not on it is not published. */

/** The words of a list. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Properties that change a drawing's look (SVG 2, appendix "Property index", and CSS of compositing, masks, fonts). */
export const properties = words(`alignment-baseline background background-color baseline-shift clip clip-path clip-rule
  color color-interpolation color-interpolation-filters color-rendering cx cy d direction display dominant-baseline fill
  fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size
  font-size-adjust font-stretch font-style font-variant font-variant-caps font-variant-ligatures font-variant-numeric
  font-variation-settings font-weight glyph-orientation-horizontal glyph-orientation-vertical height image-rendering
  isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order r rx ry shape-rendering solid-color solid-opacity stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-align text-anchor text-decoration text-decoration-color text-decoration-line text-decoration-style text-indent
  text-orientation text-rendering text-transform transform transform-box transform-origin unicode-bidi vector-effect
  visibility white-space width word-spacing writing-mode x y`);

/** Functions that neither load nor run anything; `format` and `local` stand in rules of fonts. */
const functions =
  words(`rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp url matrix
  matrix3d translate translatex translatey scale scalex scaley rotate skewx skewy blur brightness contrast drop-shadow
  grayscale hue-rotate invert opacity saturate sepia path polygon circle ellipse inset rect format local icc-color
  device-cmyk not is where nth-child nth-of-type nth-last-child and or`);

/** CSS escapes as the characters that they stand for (CSS Syntax 3, section 4.3.7). */
function decodeEscapes(css: string): string {
  return css.replaceAll(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(\r\n|[^]))/gi, (whole, hex?: string, character?: string) => {
    if (hex === undefined) return character === '\n' || character === '\r\n' ? '' : (character ?? whole);
    const code = Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** A name is tried at its start alone, and little is read of what it is given: time grows with the length. */
const called = /(?<![\w-])([\w-]*)\((?=([^)]{0,40}))/g;
const comment = /\/\*[^]*?(?:\*\/|$)|<!--|-->/g;

/** What a value, or a text with several, loads or calls that no drawing needs; undefined if nothing. */
export function judgeStyle(css: string): string | undefined {
  for (const [whole, name = '', inner = ''] of decodeEscapes(css.replaceAll(comment, ' ')).matchAll(called)) {
    const isOwn = name.toLowerCase() !== 'url' || /^\s*["']?\s*#/.test(inner);
    const isKnown = name === '' || functions.has(name.toLowerCase());
    if (!isOwn || !isKnown) return `a style that loads or runs something (\`${(whole + inner).slice(0, 40)}\`)`;
  }
  return undefined;
}

/** Characters of values without escapes: nothing ends a declaration, a rule or the element. */
const valueForm = /^(?:"[^"\\<]*"|'[^'\\<]*'|[^"'\\<>{}@;])*$/;
const selectorForm = /^(?:[\w\s.#>*+~:,()\u0080-\uffff-]|\[[\w:-]+(?:[~^$*]?="[^"\\<]*")?\])+$/;

/** A judged value as it is published; empty if readers could take it for different things. */
export function plainValue(value: string): string {
  const plain = value.replaceAll(comment, ' ').trim();
  return valueForm.test(plain) ? plain : '';
}

/** The declarations that are published, of those of a `style` attribute or a rule. */
export function keepDeclarations(css: string): string {
  const declared = css.replaceAll(comment, ' ').match(/(?:"[^"]*"|'[^']*'|[^;])+/g) ?? [];
  const kept = declared.flatMap((declaration) => {
    const [, name = '', written = ''] = /^\s*([\w-]+)\s*:([^]*)$/.exec(declaration) ?? [];
    const value = plainValue(written);
    return properties.has(name.toLowerCase()) && value !== '' ? `${name}:${value}` : [];
  });
  return kept.join(';');
}

/** At-rules whose rules are kept, and those that have no effect without what they would load. */
const [grouping, dropped] = [words('media'), words('font-face charset')];

/** A style sheet as it is published, or what it holds that no picture may have. */
export function readStyleSheet(css: string): { css: string } | { what: string } {
  const plain = css.replaceAll(comment, ' ');
  const names = Array.from(decodeEscapes(plain).matchAll(/@([\w-]*)/g), ([, name = '']) => name.toLowerCase());
  const strange = names.find((name) => !grouping.has(name) && !dropped.has(name));
  const what = strange === undefined ? judgeStyle(plain) : `a style that is none of a picture (\`@${strange}\`)`;
  if (what !== undefined) return { what };
  let written = '';
  /** Whether each open rule is kept: none is in one that is not. */
  const open: boolean[] = [];
  // A quotation mark that nothing closes ends the style sheet.
  for (const [, head = '', end = ''] of plain.matchAll(/((?:"[^"]*"|'[^']*'|[^{};"'])*)([{};]|$)/gy)) {
    const prelude = head.trim();
    const isInKept = open.at(-1) ?? true;
    if (end === '{') {
      const isKept = isInKept && selectorForm.test(prelude.replace(/^@media\b/i, ''));
      open.push(isKept);
      written += isKept ? `${prelude}{` : '';
      continue;
    }
    const kept = isInKept && open.length > 0 ? keepDeclarations(prelude) : '';
    written += kept && `${kept};`;
    if (end === '}' && open.pop() === true) written += '}';
  }
  return { css: written + '}'.repeat(open.filter(Boolean).length) };
}
