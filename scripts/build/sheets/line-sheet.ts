/** The content of the sheets of lines: one for each size. */
import type { Catalogue, LinkedLine } from '../../../src/catalogue/catalogue.ts';
import { keepUnits } from '../../../src/catalogue/keep-units.ts';
import { sizesOf, type LineSize } from '../../../src/catalogue/line-sizes.ts';
import { asAppPath } from '../../../src/catalogue/paths.ts';
import type { LineStation } from '../../../src/drawing/line/place-line.ts';
import { listLines } from '../../../src/drawing/list-drawings.ts';
import { endsOf, sizeData } from '../../../src/features/lines/line-page.ts';
import type { ShownFigure } from '../../../src/figures/show.ts';

/** The machines of a line: one row of texts for each. */
export interface StationTable {
  title: string;
  header: string[];
  rows: string[][];
  /** What to do about what is not stated. */
  note: string;
}

/** The texts of all sheets of lines, and the page of each. */
export function lineSheets(catalogue: Catalogue) {
  const drawn = new Map(listLines(catalogue).map(({ id, stations }) => [id, stations]));
  return catalogue.lines.flatMap((line) =>
    sizesOf(catalogue, line).sizes.map((size) => ({
      line,
      id: size.id,
      page: asAppPath(line.path + size.search),
      texts: lineSheet(catalogue, line, size, drawn.get(size.id)),
    })),
  );
}

function lineSheet(catalogue: Catalogue, line: LinkedLine, size: LineSize, drawn: readonly LineStation[] | undefined) {
  const { title: kind, words } = catalogue.pages.lines;
  const { totals, machines } = sizeData(catalogue, line, size);
  const stations: StationTable = {
    title: words.stations,
    header: [words.number, words.machine, ...(machines[0]?.figures ?? []).map(({ label }) => label)],
    rows: machines.map(({ name, count, branch, figures }, index) => [
      String(index + 1),
      [`${count > 1 ? `${count} × ` : ''}${name}`, branch].filter(Boolean).join(', '),
      ...figures.map((figure) => printed(figure).value),
    ]),
    note: words.ask,
  };
  const title = size.name;
  return {
    title,
    ...(drawn ? { line: { id: size.id, name: title, stations: drawn } } : {}),
    kind,
    description: [line.summary, ...(line.intro ?? [])].join(' '),
    figures: [],
    features: [],
    tables: [{ title: words.figures, rows: [...endsOf(catalogue, line), ...totals].map(printed) }],
    stations,
    models: [],
  };
}

const printed = ({ label, value }: ShownFigure): ShownFigure => ({ label, value: keepUnits(value) });
