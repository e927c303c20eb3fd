const shape = '<path d="M0 0h100v20H0z"/>';
const ns = 'xmlns="http://www.w3.org/2000/svg"';
const root = (attributes: string, inner = shape) => `<svg ${ns} ${attributes}>${inner}</svg>`;
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

/** A drawing of 100 × 20 pixels in many spellings, all of which browsers show. */
export const validSpellings: Record<string, string | Uint8Array> = {
  plain: root('viewBox="0 0 100 20"'),
  'single quotes': root("viewBox='0 0 100 20'").replaceAll('"', "'"),
  'a width in a unit that every object has': root('width="5constructor" viewBox="0 0 100 20"'),
  'a > in a label': root('aria-label="a > b" viewBox="0 0 100 20"'),
  'a text that looks like a viewBox': root(`aria-label="viewBox='0 0 7 7'" viewBox="0 0 100 20"`),
  'a text that looks like a handler': root('viewBox="0 0 100 20"', `<title>set onload="x" = 1</title>${shape}`),
  'a text that looks like an import': root(
    'viewBox="0 0 100 20"',
    `<desc>@import url(https://example.com/)</desc>${shape}`,
  ),
  'a script in a comment': root('viewBox="0 0 100 20"', `<!-- <script>1</script> -->${shape}`),
  'a script in a text of CDATA': root('viewBox="0 0 100 20"', `<title><![CDATA[<script> & more]]></title>${shape}`),
  'a style in CDATA': root('viewBox="0 0 100 20"', `<style><![CDATA[path > a { fill: url(#b) }]]></style>${shape}`),
  'white space in the viewBox': root('viewBox="  0 0\n  100\t20 "'),
  'white space around =': root('viewBox = "0 0 100 20"'),
  'a viewBox with commas': root('viewBox="0,0 , 100,20"'),
  'a viewBox with exponents': root('viewBox="0 -0 1e2 2.0E+1"'),
  'a viewBox with signs and points': root('viewBox="-.5 +.5 100.0 20.0"'),
  'a viewBox with an entity': root('viewBox="0 0 &#49;00 20"'),
  'a name that ends like one of a length': root('data-width="7" stroke-width="3" viewBox="0 0 100 20"'),
  pixels: root('width="100px" height="20PX"'),
  points: root('width="75pt" height="15pt"'),
  inches: root('width="1.0416666667in" height=".20833333333in" viewBox="0 0 5 1"'),
  millimetres: root('width="26.4583333333mm" height="5.29166666667mm"'),
  picas: root('width="6.25pc" height="1.25pc"'),
  'a length with an exponent': root('width="1e2" height="2e1"'),
  'lengths in per cent': root('width="100%" height="100%" viewBox="0 0 100 20"'),
  'one length and the viewBox': root('height="20" viewBox="0 0 5 1"'),
  'an XML declaration': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${root('viewBox="0 0 100 20"')}\n`,
  'an XML declaration in single quotes': `<?xml version='1.0'?>${root('viewBox="0 0 100 20"')}`,
  'a declaration of another encoding, and only ASCII': `<?xml version="1.0" encoding="ISO-8859-1"?>${root('viewBox="0 0 100 20"')}`,
  'UTF-16': new Uint8Array(
    Uint16Array.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${root('viewBox="0 0 100 20"')}`, (sign) =>
      sign.charCodeAt(0),
    ).buffer,
  ),
  'a byte order mark': `\ufeff${root('viewBox="0 0 100 20"')}`,
  'Windows line breaks': root('\r\nviewBox="0 0 100 20"\r\n', `\r\n${shape}\r\n`),
  'comments before it': `<!-- a <svg> -->\n${`<!-- ${'-'.repeat(1)} x -->`.repeat(300)}${root('viewBox="0 0 100 20"')}`,
  'a DOCTYPE': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${root('viewBox="0 0 100 20"')}`,
  'a DOCTYPE with entities, as Illustrator writes it': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
    <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!-- <!ENTITY a "&b;"> -->
    <!ENTITY copy '&#169;'> ]>
<svg xmlns="&ns_svg;" viewBox="0 0 100 20"><title>&copy; &amp; &lt;</title>${shape}</svg>`,
  'a prefix': `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><svg:path d="M0 0h100v20H0z"/></svg:svg>`,
  'elements of a drawing program': root(
    'xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:version="1.3" viewBox="0 0 100 20"',
    `<i:view id="a"/><metadata><i:script>x</i:script></metadata>${shape}`.replaceAll('i:script', 'i:note'),
  ),
  'links within it': root(
    'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 20"',
    `<g id="a">${shape}</g><use xlink:href="#a"/><use href='#a'/>`,
  ),
  'letters outside ASCII': root('viewBox="0 0 100 20"', `<title>\u7834\u788e\u673a \ud83d\ude9c</title>${shape}`),
};

/** Drawings that browsers do not show, with what the check says and the line that it names. */
export const brokenDrawings: Record<string, [drawing: string | Uint8Array, message: RegExp, line: number]> = {
  'no namespace': ['<svg\n width="217" height="48"><path d="M6 4"/></svg>', /its <svg> has no xmlns/, 1],
  'another namespace': ['<svg xmlns="http://www.w3.org/2000/SVG" viewBox="0 0 1 1"/>', /not that of SVG/, 1],
  'no namespace for its prefix': ['<svg:svg viewBox="0 0 1 1"/>', /unbound namespace prefix/, 1],
  'no namespace for a prefix': [root('viewBox="0 0 1 1"', '\n<use xlink:href="#a"/>'), /prefix: "xlink"/, 2],
  'cut off in an attribute': [`<svg ${ns} width="217" height="48">\n<path d="M6 4h8v4`, /cut off here/, 2],
  'cut off between elements': [`<svg ${ns} width="217" height="48">\n${shape}\n\n`, /cut off here/, 2],
  'cut off in a comment': [`<svg ${ns} width="217" height="48"><!-- a`, /cut off here/, 1],
  'cut off in its first tag': [`<svg ${ns} width="217`, /cut off here/, 1],
  'an element that is not closed': [root('viewBox="0 0 1 1"', '<g>\n'), /unexpected close tag/, 2],
  'an attribute without quotes': [root('viewBox="0 0 1 1"', '<path d=M0/>'), /unquoted attribute value/, 1],
  'two attributes of one name': [root('viewBox="0 0 1 1" viewBox="0 0 1 1"'), /duplicate attribute/, 1],
  'an entity of web pages': [root('viewBox="0 0 1 1"', '<title>a&nbsp;b</title>'), /undefined entity/, 1],
  'a bare &': [root('viewBox="0 0 1 1"', '<title>\na & b</title>'), /`&` that starts no entity/, 2],
  'a bare & and a ; behind it': [root('viewBox="0 0 1 1"', '<title>\na & b</title>\n<g style="a:b;"/>'), /`&` that/, 2],
  'a space before the XML declaration': [`\n<?xml version="1.0"?>${root('viewBox="0 0 1 1"')}`, /XML declaration/, 2],
  'a second drawing': [root('viewBox="0 0 1 1"').repeat(2), /only one root/, 1],
  'capital letters': [`<SVG ${ns} viewBox="0 0 1 1"/>`, /<SVG>, not <svg>/, 1],
  'letters that are not UTF-8': [latin(root('viewBox="0 0 1 1"', '\n<title>M\u00fchle</title>')), /not UTF-8/, 2],
  'letters that are not UTF-8, as declared': [
    latin(`<?xml version="1.0" encoding="ISO-8859-1"?>${root('viewBox="0 0 1 1"', '<title>M\u00fchle</title>')}`),
    /not UTF-8/,
    1,
  ],
  'no size': [root(''), /no size/, 1],
  'a size of nothing': [root('width="0" height="20"'), /no size/, 1],
  'a viewBox of nothing': [root('width="10" height="20" viewBox="0 0 0 20"'), /no size/, 1],
};

/** Drawings that run or load something, with the line that the check names. */
export const activeDrawings: Record<string, [drawing: string, message: RegExp, line: number]> = {
  'a script with a prefix': [
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<s:script/></s:svg>`,
    /a script/,
    2,
  ],
  'a handler in single quotes': [root("viewBox='0 0 1 1'\nonload='x'"), /`on…` attribute/, 2],
  'a link of a script with an entity': [root('viewBox="0 0 1 1"', '<a href="java&#9;script:x"/>'), /javascript/, 1],
  'an animation that sets such a link': [root('viewBox="0 0 1 1"', '<set to="javascript:x"/>'), /an animation/, 1],
  'a style with an address': [root('viewBox="0 0 1 1"', '<style>\na{b:url( "//x.example")}</style>'), /style that/, 2],
  'elements that every object has': [root('viewBox="0 0 1 1"', '<constructor/>'), /<constructor>/, 1],
  'a link to a page': [root('viewBox="0 0 1 1"', '<a href="https://x.example/"/>'), /a link to another/, 1],
  'an import in CDATA': [root('viewBox="0 0 1 1"', '<style><![CDATA[@import "a"]]></style>'), /style that/, 1],
  'a style sheet': [`<?xml-stylesheet href="https://x.example/a.css"?>${root('viewBox="0 0 1 1"')}`, /style sheet/, 1],
  'an entity of entities': [
    `<!DOCTYPE svg [\n<!ENTITY a "aaa">\n<!ENTITY b "&a;&a;">]>${root('viewBox="0 0 1 1"')}`,
    /an entity/,
    3,
  ],
  'an entity from a file': [`<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]>${root('viewBox="0 0 1 1"')}`, /an entity/, 1],
};
