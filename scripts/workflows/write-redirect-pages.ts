/** Reads: <site>/_redirects. Writes: <site>/<old address>.html. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeMarkup } from '../../src/text/escape-markup.ts';
import { languageAttributes } from '../../src/text/language.ts';

/**
 * The former addresses of a built site, with their encoded targets. Skips other spellings of a page: the not-found page
 * handles them, and on some disks they are the same file.
 */
export async function readRedirects(siteDir: string): Promise<{ from: string; to: string }[]> {
  const lines = (await readFile(path.join(siteDir, '_redirects'), 'utf8')).split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const [from = '', to = ''] = line.split(' ');
    return from.toLowerCase() === to.toLowerCase() ? [] : [{ from: decodeURI(from), to }];
  });
}

/** @returns how many pages were written */
export async function writeRedirectPages(siteDir: string, language: string): Promise<number> {
  const redirects = await readRedirects(siteDir);
  for (const { from, to } of redirects) {
    const file = fileOf(siteDir, from);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to, language));
  }
  return redirects.length;
}

/** `/old-baler` → old-baler.html; `/old.pdf` → old.pdf/index.html, so that it is served as HTML. */
function fileOf(siteDir: string, from: string): string {
  const plain = from.replace(/\/+$/, '');
  const file = path.join(siteDir, path.extname(plain) ? `${plain}/index.html` : `${plain}.html`);
  if (!file.startsWith(path.resolve(siteDir) + path.sep)) throw new Error(`${from} leads out of the site`);
  return file;
}

/** @param to an encoded address */
function redirectPage(to: string, language: string): string {
  const address = escapeMarkup(to);
  return `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<title>${address}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<meta name="robots" content="noindex">
</head>
<body><p><a href="${address}">${address}</a></p></body>
</html>
`;
}
