/**
 * Renders pages to documents, one at a time. Run by: scripts/build/files/pages.ts, as a worker thread whose data holds
 * what all documents share. Bundled with the server program.
 */
import { workerData } from 'node:worker_threads';
import type { PageHead, Shell } from '../../../src/catalogue/page-data.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';
import { fontUrl, makeRenderer, printUrl } from '../../../src/site/entry-server.tsx';
import { documentColours, htmlDocument, type DocumentTexts } from '../../lib/document/html-document.ts';
import type { Made } from '../output.ts';

/** What all documents have in common. */
export interface DocumentFrame {
  shell: Shell;
  /** Address of the file with the shell. */
  shellAddress: string;
  /** Address of the entry script. */
  script: string;
  /** Addresses of the JavaScript chunks by kind of page; the not-found page has the key ''. */
  parts: Record<PageKind | '', string[]>;
}

/** Input of a page, as JSON. */
interface PageTexts extends DocumentTexts {
  /** Fields only for readers of shared links: the head's `picture`. */
  picture: string | undefined;
}

const [, { shell, shellAddress, script, parts }] = workerData as [unknown, DocumentFrame];
const renderPage = await makeRenderer(shell);
const common = { shell, colours: documentColours(shell), shellAddress, fontUrl, printUrl, script };

/** A page, or the not-found page. */
export type PageJob = PageTexts | 'not found';

export default function renderDocument(job: PageJob): Promise<Made> {
  return job === 'not found' ? renderNotFound() : renderTexts(job);
}

async function renderTexts({ page: text, picture: pictureText, structuredData }: PageTexts): Promise<Made> {
  const page = JSON.parse(text) as PageData;
  const picture = pictureText === undefined ? undefined : (JSON.parse(pictureText) as PageHead['picture']);
  const rendered = await renderPage(page.path, page);
  const head = { ...page.head, ...(picture && { picture }) };
  const document = htmlDocument({
    ...common,
    head,
    page: text,
    structuredData,
    rendered,
    parts: parts[page.kind],
    opensAtTop: page.kind === 'home',
  });
  const { html } = rendered;
  const links = internalLinks(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')));
  if (picture) links.add(new URL(picture.src).pathname);
  return { bytes: Buffer.from(document), links: [...links] };
}

/** Renders the not-found page. Its links cover those of the frame (header, footer), which other pages skip. */
async function renderNotFound(): Promise<Made> {
  const { notFound, brand } = shell;
  const head = { title: `${notFound.title} | ${brand.name}`, description: notFound.text };
  const rendered = await renderPage('/404', undefined);
  const document = htmlDocument({ ...common, head, rendered, parts: parts[''], hidden: true });
  return { bytes: Buffer.from(document), links: [...internalLinks(document)] };
}

const names: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'action']);

/** Same-site addresses in the attributes of a rendered document, decoded and without duplicates. */
function internalLinks(markup: string): Set<string> {
  const found = new Set<string>();
  for (let equals = markup.indexOf('="/'); equals >= 0; equals = markup.indexOf('="/', equals + 1)) {
    if (!names.has(markup.slice(markup.lastIndexOf(' ', equals) + 1, equals))) continue;
    const value = markup.slice(equals + 2, markup.indexOf('"', equals + 2));
    // `//` starts an address of another host.
    if (!value.startsWith('//')) found.add(plain.test(value) ? value : addressOf(value));
  }
  return found;
}

/** Most addresses need no decoding. */
const plain = /^[\w/.-]*$/;

function addressOf(value: string): string {
  const end = value.search(/[?#]/);
  const address = end < 0 ? value : value.slice(0, end);
  return decodeURIComponent(address.replaceAll('&amp;', '&'));
}
