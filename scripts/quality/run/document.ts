import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the parts read from a page's document. */
interface PageDocument {
  canonical?: string;
  robots?: string;
  /** The policy in its `<meta>`. */
  policy?: string;
  /** The texts of its `application/ld+json`. */
  structuredData: string[];
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescape = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Reads the head of a page of the built site. @param page its path */
export async function readDocument(outDir: string, page: string): Promise<PageDocument> {
  return parseDocument(await readFile(path.join(outDir, `${page.slice(1) || 'index'}.html`), 'utf8'));
}

/** Parses the head of a document that the build wrote, with attributes in double quotes. */
export function parseDocument(html: string): PageDocument {
  const attribute = (pattern: RegExp) => {
    const [, value] = pattern.exec(html) ?? [];
    return value === undefined ? undefined : unescape(value);
  };
  const canonical = attribute(/<link rel="canonical" href="([^"]*)"/);
  const robots = attribute(/<meta name="robots" content="([^"]*)"/);
  const policy = attribute(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/);
  return {
    ...(canonical === undefined ? {} : { canonical }),
    ...(robots === undefined ? {} : { robots }),
    ...(policy === undefined ? {} : { policy }),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
  };
}
