import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { mainCategories, membersBelow } from '../../../src/catalogue/members.ts';
import { pageLabel, hasPage } from '../../../src/catalogue/navigation.ts';
import { firstSentence } from '../../../src/catalogue/words.ts';
import { searchedPages } from '#generated/page-files.gen.ts';

/**
 * The site in Markdown for language models (llmstxt.org): what it is, its machines by category with their sheets, its
 * galleries and its other pages.
 */
export function llmsText(catalogue: Catalogue): string {
  const { site, fairs, pages } = catalogue;
  const address = (path: string) => site.origin + encodeURI(path);
  const line = (title: string, path: string, text: string, more = '') =>
    `- [${title}](${address(path)})${text === '' ? '' : `: ${firstSentence(text)}`}${more}`;
  const machines = mainCategories(catalogue).map((main) => {
    const lines = membersBelow(catalogue, main).map(({ member: { kind, entry } }) =>
      kind === 'category'
        ? line(entry.title, entry.path, entry.summary)
        : line(
            entry.name,
            entry.path,
            entry.description,
            ` [${pages.downloads.files.pdf}](${address(entry.sheetPath)})`,
          ),
    );
    return `## ${main.title}\n\n${lines.join('\n')}`;
  });
  const galleries = fairs.flatMap(({ title, path, description }) => (path ? [line(title, path, description)] : []));
  const others = searchedPages
    .flatMap((name) => pages[name] ?? [])
    .filter(hasPage)
    .map((page) => line(pageLabel(catalogue, page), page.path, page.summary));
  const lines = catalogue.lines.map(({ title, path, summary, sheetPath }) =>
    line(title, path, summary, ` [${pages.downloads.files.pdf}](${address(sheetPath)})`),
  );
  const { kinds } = pages.search;
  return [
    `# ${site.brand.name}`,
    `> ${site.summary}`,
    `${site.brand.company}, ${site.phone}, ${site.email}`,
    ...machines,
    ...(lines.length > 0 ? [`## ${kinds.line}\n\n${lines.join('\n')}`] : []),
    ...(galleries.length > 0 ? [`## ${kinds.fair}\n\n${galleries.join('\n')}`] : []),
    `## ${kinds.page}\n\n${others.join('\n')}\n`,
  ].join('\n\n');
}
