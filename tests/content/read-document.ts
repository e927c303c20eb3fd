import type { Page } from '@playwright/test';

/** A link or a picture, and the part of the page that contains it. */
export interface Placed {
  address: string;
  text: string;
  place: 'header' | 'main' | 'footer';
}

/** What the tests read from a page's document. */
export interface DocumentFacts {
  title: string;
  description: string;
  /** Texts of all `<h1>`. */
  headings: string[];
  /** Whether it is marked `noindex`. */
  isHidden: boolean;
  links: Placed[];
  /** Images with their alternative text. */
  pictures: Placed[];
  /** The text of `<main>` and of the whole page. */
  text: string;
  wholeText: string;
  /** Descriptions of the empty elements in `<main>`. */
  empty: string[];
}

/** Parses documents in a browser without running their scripts. `page` may be any page. */
export function readDocuments(page: Page, documents: readonly string[]): Promise<DocumentFacts[]> {
  return page.evaluate((texts) => {
    const media = 'img, svg, input, select, textarea, iframe, canvas, video';
    const content = (node: Element) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const isFilled = (node: Element) => content(node) !== '' || node.querySelector(media) !== null;

    /** Headings with nothing below them, and empty lists, tables and sections. */
    function findEmpty(main: Element): string[] {
      const empty = [...main.querySelectorAll('section, ul, ol, dl, table, h1, h2, h3, h4, h5, h6')]
        .filter((node) => !isFilled(node))
        .map((node) => `an empty <${node.localName}>`);
      // A card's heading is its label; its content may come before it.
      const headings = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => !one.closest('li, a'));
      const level = (heading: Element) => Number(heading.localName[1]);
      for (const [index, heading] of headings.entries()) {
        const next = headings[index + 1];
        if (next && level(next) > level(heading)) continue;
        const below = document.createRange();
        below.setStartAfter(heading);
        if (next) below.setEndBefore(next);
        else below.setEndAfter(main);
        const rest = document.createElement('div');
        rest.append(below.cloneContents());
        if (!isFilled(rest)) empty.push(`nothing below the heading "${content(heading)}"`);
      }
      return empty;
    }

    return texts.map((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const main = parsed.querySelector('main') ?? parsed.createElement('main');
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const place = (node: Element) =>
        main.contains(node) ? 'main' : node.closest('footer') ? ('footer' as const) : ('header' as const);
      const meta = (name: string) => parsed.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
      return {
        title: parsed.title.trim(),
        description: meta('description'),
        headings: all('h1').map(content),
        isHidden: meta('robots').includes('noindex'),
        links: all('a[href]').map((node) => ({
          address: node.getAttribute('href') ?? '',
          text: content(node),
          place: place(node),
        })),
        pictures: all('img[src]').map((node) => ({
          address: node.getAttribute('src') ?? '',
          text: node.getAttribute('alt') ?? '',
          place: place(node),
        })),
        text: content(main),
        wholeText: content(parsed.body),
        empty: findEmpty(main),
      };
    });
  }, documents);
}
