/** Lists the site's PDF sheets and their content, from the catalogue alone. */
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { convertedId, sheetPath } from '../../../src/catalogue/paths.ts';
import { drawingWords, type DrawingWords, type Words } from '../../../src/catalogue/words.ts';
import { inUnits, type SheetTexts } from '../../../src/features/kinds/data-sheet.ts';
import type { UnitSystem } from '../../../src/figures/targets.ts';
import type { Theme } from '../../../src/look/palette.ts';

/** The job of a worker: a sheet in each of its units, and its picture's bytes. */
export interface SheetJob {
  contents: readonly SheetContent[];
  picture?: Uint8Array | undefined;
}

/** What all sheets share. */
interface Frame {
  /** BCP 47; decides the text direction. */
  language: string;
  /** Labels of the sheet and its drawing. */
  words: Words['sheet'] & DrawingWords;
  /** `logo` is an SVG document for dark backgrounds; without it, the sheet shows the name. */
  brand: { name: string; tagline: string; logo?: string };
  /** Default: the default palette. */
  theme?: Theme;
  /** `address` has one line per entry, without the company's name. */
  contact: { company: string; address: string[]; phone: string; email: string };
}

/** Plain data, passed to a worker. */
export interface SheetContent extends SheetTexts, Frame {
  /** The day of its last change, such as 2025-09-12, if git knows it. */
  revised?: string;
  /** What the units are, unless they are the maker's. */
  units: string[];
}

export interface ListedSheet {
  /** URL path of the PDF: `/blt150.pdf`. */
  path: string;
  /** The name of a PDF under data/media/sheets that replaces this one: `blt150`. */
  id: string;
  content: SheetContent;
  /** The `id` in the maker's units. */
  given: string;
}

/** Lists all sheets, each also in the units of `convertedSheets`. `logo`: see `brand`; `dates`: the days of the data files' last changes. */
export function listSheets(
  catalogue: Catalogue,
  logo?: string,
  dates: ReadonlyMap<string, string> = new Map(),
): ListedSheet[] {
  const frame = frameOf(catalogue, logo);
  const { convertedSheets: system } = catalogue.site;
  const { units: words } = catalogue.words;
  const sheets = declaredKinds.flatMap((kind) => kind.dataSheets?.(catalogue) ?? []);
  return sheets.flatMap(({ id, sources, content }) => {
    const days = sources.flatMap((source) => (source && dates.get(source.file)) ?? []);
    const revised = days.toSorted().at(-1);
    const listed = (name: string, units: UnitSystem | 'given', notes: string[]): ListedSheet => ({
      path: sheetPath(name),
      id: name,
      given: id,
      content: { ...frame, ...inUnits(content, units), ...(revised === undefined ? {} : { revised }), units: notes },
    });
    const notes = [`${words.label}: ${system && words[system]}`, ...(system === 'imperial' ? [words.horsepower] : [])];
    return [listed(id, 'given', []), ...(system ? [listed(convertedId(id, system), system, notes)] : [])];
  });
}

function frameOf({ site, words }: Catalogue, logo: string | undefined): Frame {
  const { name, tagline, company } = site.brand;
  return {
    brand: { name, tagline, ...(logo === undefined ? {} : { logo }) },
    ...(site.theme ? { theme: site.theme } : {}),
    language: site.language,
    words: { ...words.sheet, ...drawingWords(words) },
    contact: {
      company,
      address: site.administrativeOffice.filter((line) => line !== company),
      phone: site.phone,
      email: site.email,
    },
  };
}
