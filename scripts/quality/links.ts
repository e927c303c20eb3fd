import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLinks } from '../lib/check-links.ts';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';

/** Requests everything that pages link to on this site. */
export async function measureLinks({ address, outDir, pages }: QualitySite): Promise<Bar[]> {
  const { origin } = JSON.parse(await readFile(path.join(outDir, '_site.json'), 'utf8')) as { origin: string };
  const paths = pages.map((page) => page.path);
  const links = await checkLinks(address, origin, paths);
  const broken = links
    .filter(({ problem }) => problem !== undefined)
    .map((link) => `${link.page} leads to ${link.address}: ${link.problem}`);
  return [
    {
      what: 'Links asked for',
      bar: `> ${pages.length}, the pages`,
      measured: String(links.length),
      held: links.length > pages.length,
    },
    problemBar('Links, pictures, files and places within pages', `${links.length} addresses`, broken),
  ];
}
