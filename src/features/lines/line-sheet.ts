/** The PDFs of lines: one for each size. */
import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import { keepUnits } from '../../catalogue/keep-units.ts';
import { asAppPath } from '../../catalogue/paths.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { addressOf, type DataSheet } from '../kinds/data-sheet.ts';
import type { DrawnPlant } from '../kinds/kind.ts';
import { endsOf, sizeData } from './line-figures.ts';
import { sizesOf, type LineSize } from './line-sizes.ts';

/** `drawn` are the lines that have a drawing. */
export function lineSheets(catalogue: Catalogue, drawn: readonly DrawnPlant[]): DataSheet[] {
  const plants = new Map(drawn.map((plant) => [plant.id, plant]));
  return catalogue.lines.flatMap((line) =>
    sizesOf(catalogue, line).sizes.map((size) => ({
      id: size.id,
      sources: [line],
      content: lineSheet(catalogue, line, size, plants.get(size.id)),
    })),
  );
}

function lineSheet(
  catalogue: Catalogue,
  line: LinkedLine,
  size: LineSize,
  drawn: DrawnPlant | undefined,
): DataSheet['content'] {
  const { title: kind, words } = catalogue.pages.lines;
  const { totals, machines } = sizeData(catalogue, line, size);
  const stations = {
    title: words.stations,
    header: [words.number, words.machine, ...(machines[0]?.figures ?? []).map(({ label }) => label)],
    rows: machines.map(({ name, count, branch, figures }, index) => [
      String(index + 1),
      [`${count > 1 ? `${count} × ` : ''}${name}`, branch].filter(Boolean).join(', '),
      ...figures.map((figure) => printed(figure).value),
    ]),
    note: words.ask,
  };
  const { id, name: title } = size;
  return {
    title,
    ...(drawn ? { subject: { id, name: title, stations: drawn.stations } } : {}),
    kind,
    description: [line.summary, ...(line.intro ?? [])].join(' '),
    figures: [],
    features: [],
    tables: [{ title: words.figures, rows: [...endsOf(catalogue, line), ...totals].map(printed) }],
    stations,
    models: [],
    ...addressOf(catalogue, title, asAppPath(line.path + size.search)),
  };
}

const printed = ({ label, value }: ShownFigure): ShownFigure => ({ label, value: keepUnits(value) });
