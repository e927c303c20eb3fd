/** The frame of the pages, header and footer: the same on every page, so that it is rendered once and not ten thousand times. */
import type { MenuNode, Shell } from '../../catalogue/page-data.ts';
import { serverParts } from '../components/server-parts.ts';
import { renderTree, type RenderedTree } from './render-tree.tsx';

export interface Frame extends Omit<RenderedTree, 'markup'> {
  header: string;
  footer: string;
}

const Nothing = () => null;
/** What stands for the two parts while a page's own content is rendered; no page has such elements. */
const HeaderMark = () => <slot name="header" />;
const FooterMark = () => <slot name="footer" />;
const headerMark = '<slot name="header"></slot>';
const footerMark = '<slot name="footer"></slot>';

/** The paths of pages that the frame links to: on those, and only on those, it marks a link as the present page. */
export function pathsOfFrame({ header, footer, tools, menu }: Shell): Set<string> {
  const ofNode = (node: MenuNode): string[] =>
    'children' in node ? [node.page.to, ...node.children.flatMap(ofNode)] : [node.to];
  return new Set([...[...header, ...footer, ...tools].map(({ to }) => to), ...menu.flatMap(ofNode)]);
}

/** Renders the frame as it stands on a page that it does not link to. */
export async function renderFrame(shell: Shell): Promise<Frame> {
  serverParts.content = Nothing;
  try {
    const { markup, preloads, rules } = await renderTree('/404', undefined, shell);
    return { header: elementOf(markup, 'header'), footer: elementOf(markup, 'footer'), preloads, rules };
  } finally {
    serverParts.content = undefined;
  }
}

/** Renders with marks in the place of the frame, and puts the frame's markup there. `ownMarkup` is without it. */
export async function renderInFrame(
  frame: Frame,
  render: () => Promise<RenderedTree>,
): Promise<RenderedTree & { ownMarkup: string }> {
  serverParts.header = HeaderMark;
  serverParts.footer = FooterMark;
  let content: RenderedTree;
  try {
    content = await render();
  } finally {
    serverParts.header = undefined;
    serverParts.footer = undefined;
  }
  return {
    markup: content.markup.replace(headerMark, () => frame.header).replace(footerMark, () => frame.footer),
    ownMarkup: content.markup,
    preloads: frame.preloads + content.preloads,
    rules: new Map([...frame.rules, ...content.rules]),
  };
}

/** The first element of a name that holds none of its own kind, as markup. */
function elementOf(markup: string, name: string): string {
  const end = `</${name}>`;
  const part = markup.slice(markup.indexOf(`<${name}`), markup.indexOf(end) + end.length);
  if (!part.endsWith(end)) throw new Error(`the frame of the pages has no ${name}`);
  return part;
}
