/**
 * The frame of the pages, header and footer: the same on every page but for the mark at the links to the page itself,
 * so that it is rendered once and not ten thousand times.
 */
import { serverParts } from '../components/server-parts.ts';
import type { Piece, SharedText } from '../rendered-page.ts';
import type { RenderedTree, TreeRenderer } from './render-tree.tsx';
import { shareText } from './shared-text.ts';

export interface Frame extends Omit<RenderedTree, 'markup'> {
  /** As it stands on a page that it does not link to. */
  header: SharedText;
  footer: SharedText;
}

const Nothing = () => null;
/** What stands for the two parts while a page's own content is rendered; no page has such elements. */
const HeaderMark = () => <slot name="header" />;
const FooterMark = () => <slot name="footer" />;
const headerMark = '<slot name="header"></slot>';
const footerMark = '<slot name="footer"></slot>';

/** Renders the frame alone. */
export async function renderFrame(renderTree: TreeRenderer): Promise<Frame> {
  serverParts.content = Nothing;
  try {
    const { markup, preloads, rules } = await renderTree('/404', undefined);
    return {
      header: shareText(elementOf(markup, 'header')),
      footer: shareText(elementOf(markup, 'footer')),
      preloads,
      rules,
    };
  } finally {
    serverParts.content = undefined;
  }
}

/**
 * Marks the links of the navigation that lead to the page that is shown, as `MenuLink` does. The logo's link, which
 * stands before the navigation, has no mark.
 */
function headerOn(path: string, header: SharedText): Piece {
  const link = `<a href="${path}" class="`;
  const { text } = header;
  const start = text.indexOf('<nav');
  if (!text.includes(link, start)) return header;
  const [first = '', ...others] = text.slice(start).split(link);
  const marked = others.map((rest) => rest.replace('"', '" aria-current="page"'));
  return text.slice(0, start) + [first, ...marked].join(link);
}

/** A page in its frame: its markup in pieces, and the same without the frame. */
export interface FramedPage extends Omit<RenderedTree, 'markup'> {
  pieces: Piece[];
  ownMarkup: string;
}

/**
 * Renders with marks in the place of the frame, and puts the frame's markup there.
 * @param path that of the page
 */
export async function renderInFrame(
  frame: Frame,
  path: string,
  render: () => Promise<RenderedTree>,
): Promise<FramedPage> {
  serverParts.header = HeaderMark;
  serverParts.footer = FooterMark;
  let content: RenderedTree;
  try {
    content = await render();
  } finally {
    serverParts.header = undefined;
    serverParts.footer = undefined;
  }
  const [top = '', rest = ''] = content.markup.split(headerMark);
  const [middle = '', bottom = ''] = rest.split(footerMark);
  return {
    pieces: [top, headerOn(path, frame.header), middle, frame.footer, bottom],
    ownMarkup: top + middle + bottom,
    preloads: frame.preloads + content.preloads,
    rules: new Set([...frame.rules, ...content.rules]),
  };
}

/** The first element of a name that holds none of its own kind, as markup. */
function elementOf(markup: string, name: string): string {
  const end = `</${name}>`;
  const part = markup.slice(markup.indexOf(`<${name}`), markup.indexOf(end) + end.length);
  if (!part.endsWith(end)) throw new Error(`the frame of the pages has no ${name}`);
  return part;
}
