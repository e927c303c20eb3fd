/** Elements and attributes of drawings: an allow list (SVG 2; Filter Effects 1). What is not on it is not published. */
import { judgeStyle, keepDeclarations, plainValue, properties, words } from './svg-style.ts';

export const svgNamespace = 'http://www.w3.org/2000/svg';
const xhtmlNamespace = 'http://www.w3.org/1999/xhtml';

const elements = words(`svg g defs symbol use title desc a switch path rect circle ellipse line polyline polygon text
  tspan textPath image marker pattern mask clipPath linearGradient radialGradient stop style filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`);

/** What drawing programs write and no browser draws. */
const dropped = words(`metadata font font-face altGlyph altGlyphDef tref cursor color-profile view flowRoot hatch mesh
  meshgradient solidColor solidcolor`);

/** Elements whose text is drawn, read out or a style. */
export const textElements = words('title desc text tspan textPath a style');

const attributes = words(`id class lang role type media version transform gradientTransform patternTransform viewBox
  preserveAspectRatio x1 y1 x2 y2 fx fy fr points pathLength gradientUnits spreadMethod offset patternUnits
  patternContentUnits maskUnits maskContentUnits clipPathUnits markerUnits markerWidth markerHeight refX refY orient dx dy
  rotate textLength lengthAdjust startOffset method spacing side filterUnits primitiveUnits in in2 result mode values
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha kernelUnitLength
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth
  elevation z scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles stdDeviation
  tableValues slope intercept amplitude exponent systemLanguage requiredExtensions requiredFeatures xml:space xml:lang`);

/** Geometry and transforms, which are properties of CSS too; as attributes they have a grammar without functions. */
const geometry = words('x y width height cx cy r rx ry d transform');

/** Namespaces of Inkscape, Illustrator, Sketch, Figma, CorelDRAW, LibreOffice, Affinity, Visio and their metadata. */
const programs = new RegExp(
  '^(?:https?://(?:www\\.inkscape\\.org/|(?:sodipodi|inkscape)\\.sourceforge\\.net/|ns\\.adobe\\.com/|' +
    'www\\.bohemiancoding\\.com/|www\\.figma\\.com/|www\\.corel\\.com/|xml\\.openoffice\\.org/|sun\\.com/|' +
    'www\\.serif\\.com/|schemas\\.microsoft\\.com/visio/|boxy-svg\\.com|krita\\.org/|svgjs\\.(?:com|dev)/|' +
    'www\\.openswatchbook\\.org/|purl\\.org/dc/|creativecommons\\.org/|web\\.resource\\.org/cc/|' +
    'www\\.w3\\.org/1999/02/22-rdf-syntax-ns#|www\\.w3\\.org/2001/SMIL20/)|urn:oasis:names:tc:opendocument:)',
);

type Judgement = 'keep' | 'drop' | { what: string };

interface Element {
  name: string;
  local: string;
  uri: string;
}

/** Whether an element is published, dropped with what is in it, or refused; `inside` names the dropped one around it. */
export function judgeElement({ name, local, uri }: Element, inside: string | undefined): Judgement {
  if (uri === svgNamespace) {
    // Illustrator keeps its own form of the drawing in one, Figma a blurred background: an empty `<div>`.
    if (local === 'foreignObject') return 'drop';
    if (local === 'script') return { what: 'a script' };
    if (/^(?:animate|set$|discard$)/.test(local)) return { what: `an animation (\`<${name}>\`)` };
    if (elements.has(local)) return inside === undefined ? 'keep' : 'drop';
    if (dropped.has(local) || inside !== undefined) return 'drop';
  } else if (inside === 'foreignObject' && uri === xhtmlNamespace && local === 'div') return 'drop';
  else if (programs.test(uri) || (inside === 'metadata' && uri !== xhtmlNamespace)) return 'drop';
  const kind = uri === xhtmlNamespace ? 'a piece of a web page' : 'an element that no picture needs';
  return { what: `${kind} (\`<${name}>\`)` };
}

interface Attribute {
  local: string;
  prefix: string;
  uri: string;
  value: string;
}

/** A picture in the drawing itself. */
const embedded = /^data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/]+=*$/i;

/** The attribute as it is published, undefined if it has no effect, or what it holds that no picture may have. */
export function judgeAttribute(
  element: string,
  { local, prefix, uri, value }: Attribute,
): { name: string; value: string } | { what: string } | undefined {
  if (/^on/i.test(local) && !programs.test(uri)) return { what: 'a script (an `on…` attribute)' };
  if (local === 'href') {
    const address = value.replaceAll(/[\s\p{Cc}]/gu, '');
    if (address === '') return undefined;
    const isPicture = (element === 'image' || element === 'feImage') && embedded.test(address);
    if (address.startsWith('#') || isPicture) return { name: 'href', value: address };
    if (/^javascript:/i.test(address)) return { what: 'a script (a `javascript:` link)' };
    if (element === 'image' || element === 'feImage') return { what: 'a picture that is not embedded as PNG or JPEG' };
    return { what: 'a link to another address' };
  }
  const name = prefix === '' ? local : `${prefix}:${local}`;
  if (attributes.has(name) || (prefix === '' && geometry.has(local)) || /^aria-[a-z]+$/.test(name))
    return { name, value };
  if (prefix !== '' || !(name === 'style' || properties.has(name))) return undefined;
  const what = judgeStyle(value);
  if (what !== undefined) return { what };
  const kept = name === 'style' ? keepDeclarations(value) : plainValue(value);
  return kept === '' ? undefined : { name, value: kept };
}
