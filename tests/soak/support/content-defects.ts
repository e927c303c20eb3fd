import type { Defect } from './project-copy.ts';

/** A visible mistake in the program, and the expected message. */
export interface ContentDefect extends Defect {
  says: RegExp;
}

const catalogue = 'src/catalogue';

export const contentDefects: readonly ContentDefect[] = [
  {
    name: 'lists drop their last entry',
    file: 'src/features/page/paging.ts',
    text: 'list.slice(index * size, (index + 1) * size);',
    replacement: 'list.slice(index * size, (index + 1) * size).slice(0, -1);',
    says: /^ {4}\S.* is not in the list of \/\S+$/m,
  },
  {
    name: 'levels of the menu drop their first entry',
    file: `${catalogue}/navigation.ts`,
    text: 'const children = shown.map(',
    replacement: 'const children = shown.slice(1).map(',
    says: /^ {4}\S.* is not in the menu of \/\S* and \d+ more pages$/m,
  },
  {
    name: 'the product grid drops its first card',
    file: 'src/features/category/products-page.ts',
    text: ': productCards(catalogue),',
    replacement: ': productCards(catalogue).slice(1),',
    says: /^ {4}\S.* is not in the product grid of \/\S+$/m,
  },
  {
    name: 'the sitemap leaves out the models',
    file: 'scripts/build/files/site-files.ts',
    text: '.filter(({ isHidden }) => !isHidden)',
    replacement: ".filter(({ isHidden, kind }) => !isHidden && kind !== 'model')",
    says: /^ {4}\/\S+ is not in the sitemap$/m,
  },
  {
    name: 'the search does not know the first equipment item',
    file: 'src/features/machine/equipment-kind.ts',
    text: 'catalogue.equipment.map((item) => ({\n      kind:',
    replacement: 'catalogue.equipment.slice(1).map((item) => ({\n      kind:',
    says: /^ {4}\S.* is not found by the search: its results do not lead to \/\S+$/m,
  },
  {
    name: 'enquiry links name the machinery of others',
    file: `${catalogue}/link.ts`,
    text: 'search: enquirySearch(category.enquiryMachinery, fields.name),',
    replacement: "search: enquirySearch('other-equipment', fields.name),",
    says: /^ {4}The enquiry link of \/\S+ opens the form at the machinery "other-equipment" and not "\S+"$/m,
  },
  {
    name: 'sheets lose their first table',
    file: 'src/features/machine/machine-sheets.ts',
    text: 'tables: showTables(catalogue, [...model.tables, ...sizeTables(catalogue, model)]),',
    replacement: 'tables: showTables(catalogue, [...model.tables, ...sizeTables(catalogue, model)]).slice(1),',
    says: /^ {4}\/\S+\.pdf does not carry ".+: .+" of \S+$/m,
  },
  {
    name: 'bullet lists are empty',
    file: 'src/ui/cards/point-list.tsx',
    text: '{points.map((point) => (',
    replacement: '{points.slice(points.length).map((point) => (',
    says: /^ {4}\/\S+ has an empty <ul>/m,
  },
  {
    name: 'a page reports an error in the browser',
    file: 'src/features/company/about-page.tsx',
    text: 'export function AboutPage({ page }: { page: AboutPageData }) {',
    replacement: "export function AboutPage({ page }: { page: AboutPageData }) {\n  console.error('broken');",
    says: /^ {4}\/about has errors in the browser: .*broken/m,
  },
];

/** Tested separately, since it makes the build fail. */
export const missingSheet: ContentDefect = {
  name: 'a PDF is not written',
  file: 'scripts/build/sheets/sheet-outputs.ts',
  text: 'Map.groupBy(listSheets(catalogue, logo?.svg, dates),',
  replacement: 'Map.groupBy(listSheets(catalogue, logo?.svg, dates).slice(1),',
  says: /^✗ The site cannot be built: Dead links:\n\/\S+ links to \/\S+\.pdf, which does not exist$/m,
};
