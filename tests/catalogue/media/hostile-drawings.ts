/** Drawings that run something, load something or hide that they do, each in the shape of one known attack. */

const ns = 'http://www.w3.org/2000/svg';
const far = 'http://far.example/x';
const spaces = 'xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inner: string, attributes = '', before = '') =>
  `${before}<svg xmlns="${ns}" ${spaces} viewBox="0 0 9 9" ${attributes}>${inner}<path d="M0 0h9v9z"/></svg>`;
const styled = (css: string) => drawing(`<style>${css}</style>`);
const inStyle = (css: string) => drawing(`<path style='${css}' d="M0 0h9"/>`);
const inFill = (value: string) => drawing(`<path fill='${value}' d="M0 0h9"/>`);
const doctype = (declared: string, attributes = '') => drawing('', attributes, `<!DOCTYPE svg [${declared}]>`);

export const hostileDrawings: readonly string[] = [
  // Scripts.
  drawing('<script>alert(1)</script>'),
  drawing('<script href="#a"/>'),
  drawing(`<script xlink:href="data:text/javascript,alert(1)"/>`),
  drawing(`<g xmlns:s="${ns}"><s:script>alert(1)</s:script></g>`),
  drawing('<h:script>alert(1)</h:script>'),
  drawing('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'),
  drawing('<title><script>alert(1)</script></title>'),
  drawing('<metadata><script>alert(1)</script></metadata>'),
  drawing('<metadata><h:script>alert(1)</h:script></metadata>'),
  drawing('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>'),
  drawing('<listener event="load" handler="#a"/>'),
  // Handlers.
  drawing('', 'onload="alert(1)"'),
  drawing('', "OnLoad='alert(1)'"),
  drawing('<g onfocusin="alert(1)" tabindex="0"/>'),
  drawing('<g onwhatever="alert(1)"/>'),
  drawing('<image onerror="alert(1)" href=""/>'),
  drawing('<desc onbegin="alert(1)"/>'),
  // Elements of web pages.
  drawing('<h:iframe srcdoc="&lt;script>alert(1)&lt;/script>"/>'),
  drawing(`<h:object data="${far}"/>`),
  drawing(`<h:embed src="${far}"/>`),
  drawing(`<h:meta http-equiv="refresh" content="0;url=${far}"/>`),
  drawing(`<h:img src="${far}"/>`),
  drawing(`<h:video src="${far}" autoplay="autoplay"/>`),
  drawing(`<h:audio src="${far}" autoplay="autoplay"/>`),
  drawing(`<h:link rel="stylesheet" href="${far}"/>`),
  drawing(`<h:base href="${far}"/>`),
  drawing(`<h:form action="${far}"><h:input/></h:form>`),
  drawing('<foreignObject width="9" height="9"><h:div>a</h:div></foreignObject>'),
  drawing('<foreignObject width="9" height="9"><h:div><h:p/></h:div></foreignObject>'),
  drawing('<iframe src="#a"/>'),
  drawing(`<video href="${far}"/>`),
  drawing('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>'),
  drawing(`<t:stylesheet xmlns:t="http://www.w3.org/1999/XSL/Transform" version="1.0"/>`),
  // Links.
  drawing('<a href="javascript:alert(1)"/>'),
  drawing('<a xlink:href="java&#10;script&#58;alert(1)"/>'),
  drawing('<a href="data:text/html,&lt;script>alert(1)&lt;/script>"/>'),
  drawing(`<a href="${far}"/>`),
  drawing(`<use href="${far}#a"/>`),
  drawing(`<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#a"/>`),
  drawing(`<image href="${far}"/>`),
  drawing('<image href="//far.example/x"/>'),
  drawing('<image href="other.png"/>'),
  drawing('<image href="data:image/svg+xml,&lt;svg onload=&quot;alert(1)&quot;/>"/>'),
  drawing(`<filter id="a"><feImage xlink:href="${far}"/></filter>`),
  drawing(`<textPath href="${far}#a">a</textPath>`),
  drawing(`<linearGradient href="${far}#a"/>`),
  drawing(`<font-face-uri xlink:href="${far}"/>`),
  // Animations, which set what was judged before.
  drawing('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  drawing('<set attributeName="onmouseover" to="alert(1)"/>'),
  drawing('<animateTransform attributeName="transform" type="rotate" onend="alert(1)"/>'),
  // Styles.
  styled(`@import "${far}";`),
  styled(`@im\\70ort "${far}";`),
  styled(`<![CDATA[@IMPORT url(${far});]]>`),
  styled(`@font-face{font-family:a;src:url(${far})}`),
  styled(`@namespace url(${far});`),
  styled('@keyframes a{to{fill:red}}'),
  styled(`svg{background:u\\72l(${far})}`),
  styled(`svg{background:URL(&#x22;${far}&#x22;)}`),
  styled(`svg{background:image-set("${far}" 1x)}`),
  styled(`svg{background:-webkit-image-set(url(#a) 1x, "${far}" 2x)}`),
  styled(`a{font-family:"/*"}b{cursor:url(${far})}c{font-family:"*/"}b{mask:url(${far})}`),
  styled('a{width:expression(alert(1))}'),
  styled(`svg{--a:url(${far});fill:var(--a)}`),
  styled(`@media screen{svg{mask:url(${far}#a)}}`),
  inStyle(`fill:red;background:\\75rl(${far})`),
  inStyle(`fill:red;background:rgb(url(${far}))`),
  inStyle(`cursor:url(${far}),auto`),
  inStyle(`filter:url("${far}#a")`),
  inStyle(`-moz-binding:url(${far})`),
  inStyle('fill:src("a.svg")'),
  inFill(`url(${far}#a)`),
  inFill(`\\000075rl(${far})`),
  inFill('url(other.svg#a)'),
  drawing(`<path marker-end="url(${far})" d="M0 0h9"/>`),
  drawing(`<path clip-path="u&#114;l(&#34;${far}&#34;)" d="M0 0h9"/>`),
  // The prologue.
  drawing('', '', `<?xml-stylesheet href="${far}"?>`),
  drawing('<g id="a"/>', '', '<?xml-stylesheet type="text/xsl" href="#a"?>'),
  doctype('<!ATTLIST svg onload CDATA "alert(1)">'),
  doctype('<!ENTITY a "<!--"><!ATTLIST svg onload CDATA "alert(1)"><!ENTITY b "-->">'),
  doctype('<!ELEMENT svg ANY>'),
  doctype(`<!ENTITY a SYSTEM "${far}">`),
  doctype(`<!ENTITY % a SYSTEM "${far}"> %a;`),
  doctype('<!ENTITY a "&lt;script>alert(1)&lt;/script>">'),
  doctype('<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">'),
  doctype('<!ENTITY a "alert(1)">', 'onload="&a;"'),
];
