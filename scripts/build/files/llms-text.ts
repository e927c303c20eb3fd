import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import { searchedPages } from '#generated/page-files.gen.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { pageLabel, hasPage } from '../../../src/catalogue/navigation.ts';
import { firstSentence } from '../../../src/catalogue/words.ts';
import type { SummarySection } from '../../../src/features/kinds/kind.ts';

/**
 * The site in Markdown for language models (llmstxt.org): what it is, what its kinds of entry contribute, with their
 * sheets, and its other pages.
 */
export function llmsText(catalogue: Catalogue): string {
  const { site, pages } = catalogue;
  const address = (path: string) => site.origin + encodeURI(path);
  const lineOf = ({ title, path, text, sheet, documents = [] }: SummarySection['links'][number]) => {
    const files = [
      ...(sheet === undefined ? [] : [{ label: pages.downloads.files.pdf, file: sheet }]),
      ...documents.flatMap(({ label, file }) => (file === undefined ? [] : [{ label, file }])),
    ];
    const linked = files.map(({ label, file }) => ` [${label}](${address(file)})`).join('');
    return `- [${title}](${address(path)})${text === '' ? '' : `: ${firstSentence(text)}`}${linked}`;
  };
  const others = searchedPages
    .flatMap((name) => pages[name] ?? [])
    .filter(hasPage)
    .map((page) => ({ title: pageLabel(catalogue, page), path: page.path, text: page.summary }));
  const sections = declaredKinds
    .flatMap((kind) => kind.summaries?.(catalogue) ?? [])
    .filter(({ links }) => links.length > 0);
  return `${[
    `# ${site.brand.name}`,
    `> ${site.summary}`,
    `${site.brand.company}, ${site.phone}, ${site.email}`,
    ...[...sections, { heading: pages.search.kinds.page, links: others }].map(
      ({ heading, links }) => `## ${heading}\n\n${links.map(lineOf).join('\n')}`,
    ),
  ].join('\n\n')}\n`;
}
