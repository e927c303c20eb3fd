import type { Catalogue, LinkedPages } from '../../../src/catalogue/catalogue.ts';
import { languageAttributes } from '../../../src/text/language.ts';
import { enquiryEndpoint, mediaPath } from '../../../src/catalogue/paths.ts';
import { editorDataId, type EditorSettings } from '../../../src/editor/embedded.ts';
import { colourRule } from '../../../src/look/palette.ts';
import { colour, css } from '../../../src/ui/theme.ts';
import { pagePolicy, proposalHost } from '../../../src/server/security-headers.ts';
import { escapeMarkup } from '../../../src/text/escape-markup.ts';
import { embed } from './html-document.ts';

/** Shown until the editor's program has loaded, or without JavaScript. */
const startStyle = css`
  body {
    margin: 0;
    font-family: system-ui, sans-serif;
    line-height: 1.6;
    color: ${colour.text};
    background: ${colour.paper};
  }
  .start {
    max-width: 68ch;
    margin: 0 auto;
    padding: 48px 24px;
  }
  .start h1 {
    color: ${colour.ink};
  }
  @media (scripting: enabled) {
    .start {
      visibility: hidden;
    }
  }
`;

/** The site's settings for the editor's program. */
function editorSettings({ site }: Catalogue, editor: NonNullable<LinkedPages['editor']>): EditorSettings {
  const { id: _id, file: _file, ...words } = editor;
  const logo = site.brand.logoOnInk ?? site.brand.logo;
  return {
    words,
    brand: { name: site.brand.name, ...(logo === undefined ? {} : { logo: mediaPath(logo) }) },
    repository: (site.repository ?? '').replace(/\/+$/, ''),
    branch: site.branch ?? 'main',
  };
}

/** The document of the editor, marked `noindex`. Its policy is that of all pages, and lets it connect to GitHub's API. */
export function editorDocument(
  catalogue: Catalogue,
  editor: NonNullable<LinkedPages['editor']>,
  { script, withoutPolicy = false }: { script: string; withoutPolicy?: boolean },
): string {
  const settings = editorSettings(catalogue, editor);
  const { words, brand, repository, branch } = settings;
  const style = colourRule(catalogue.site.theme) + startStyle;
  const endpoint = catalogue.site.endpoint ?? enquiryEndpoint;
  const policy = pagePolicy(endpoint, { styles: [style], scripts: [] }, proposalHost);
  const guide = `${repository}/blob/${branch}/data/README.md`;
  const tags = [
    '<meta charset="utf-8">',
    withoutPolicy ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(`${words.title} | ${brand.name}`)}</title>`,
    `<meta name="description" content="${escapeMarkup(words.summary)}">`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">',
    `<style>${style}</style>`,
    `<script type="module" src="${script}"></script>`,
  ];
  const start = `<main class="start"><h1>${escapeMarkup(words.title)}</h1><p>${escapeMarkup(words.summary)}</p><p>${escapeMarkup(words.withoutScripts)}</p><p><a href="${escapeMarkup(guide)}">${escapeMarkup(words.guide)}</a></p></main>`;
  const data = `<script type="application/json" id="${editorDataId}">${embed(settings)}</script>`;
  return `<!doctype html>\n<html ${languageAttributes(catalogue.site.language)}><head>${tags.join('')}</head><body><div id="root">${start}</div>${data}</body></html>\n`;
}
