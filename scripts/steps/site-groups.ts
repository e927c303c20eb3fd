/** Reads: the catalogue, the pages, the programs. Run by: scripts/steps/make-site.ts. Lists the files of the site, but those that have a cache of their own. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { DataFile } from '../../src/catalogue/check/place-files.ts';
import type { EnquirySite } from '../../src/catalogue/enquiry-site.ts';
import type { Shell } from '../../src/catalogue/page-data.ts';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { htmlFile } from '../../src/catalogue/paths.ts';
import { editorPath } from '../../src/editor/embedded.ts';
import { copyOutput, keyOf, type Output } from '../outputs/output.ts';
import { manifestOutput, serviceWorkerOutput } from './app-files.ts';
import { companyOutputs } from './company-files.ts';
import { editorGroups } from './editor-files.ts';
import { enquiryFileOutputs } from './enquiry-files.ts';
import { hostFileOutputs, hostSiteOf } from './host-files.ts';
import { finderOutput, searchGroup } from './index-files.ts';
import type { PageSources } from './page-sources.ts';
import { notFoundFile, pageGroups, type PageGroups } from './pages.ts';
import type { Program } from './program.ts';
import { datePages, redirectRules, siteFileOutputs, type DatedPage } from './site-files.ts';

export interface SiteInput {
  catalogue: Catalogue;
  pages: readonly ListedPage[];
  shell: Shell;
  enquirySite: EnquirySite;
  /** The files of the data folder, with their hashes. */
  files: readonly DataFile[];
  /** Days of their last commits, where they are known. */
  dates: ReadonlyMap<string, string>;
  program: Program;
  sources: PageSources;
}

/** The files that follow from the catalogue and the programs, together with what they follow from. */
export async function siteGroups(input: SiteInput): Promise<PageGroups> {
  const { catalogue, shell, files, dates, program, sources } = input;
  const pages = datePages(input.pages, dates);
  const rendered = await pageGroups({ pages, shell, program, sources });
  const groups = [
    { name: 'program', key: program.key, list: () => programOutputs(program) },
    ...rendered.groups,
    ...(await editorGroups(catalogue, files, program, sources.outline)),
    searchGroup(catalogue, program, sources),
    {
      name: 'site',
      key: keyOf(program.key, sources.outline, ...[...dates].flat()),
      list: () => siteOutputs(input, pages),
    },
  ];
  return { groups, close: rendered.close };
}

/** What follows from the outlines of all entries. */
async function siteOutputs(
  { catalogue, enquirySite, dates, program }: SiteInput,
  pages: readonly DatedPage[],
): Promise<Output[]> {
  const redirects = catalogue.site.redirects ?? {};
  const documents = [notFoundFile, ...pages.map(({ path: page }) => htmlFile(page)), htmlFile(editorPath)];
  return [
    finderOutput(catalogue),
    manifestOutput(catalogue),
    await serviceWorkerOutput(catalogue, program),
    ...enquiryFileOutputs(catalogue),
    ...companyOutputs(catalogue),
    ...siteFileOutputs(enquirySite, pages, redirects, dates),
    ...hostFileOutputs(hostSiteOf(enquirySite, documents, redirectRules(pages, redirects))),
  ];
}

/** The files of the programs that browsers fetch. */
function programOutputs({ dir }: Program): Promise<Output[]> {
  const assets = ['client', 'editor', 'server'].flatMap((part) =>
    globSync('assets/*', { cwd: path.join(dir, part) }).map((name) => [name, path.join(dir, part, name)] as const),
  );
  const files = [...new Map(assets)];
  return Promise.all(files.map(([name, file]) => copyOutput(name.split(path.sep).join('/'), file)));
}
