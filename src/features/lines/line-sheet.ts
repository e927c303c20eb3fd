/** The PDFs of lines: one for each size. */
import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import { asAppPath } from '../../catalogue/paths.ts';
import { addressOf, type DataSheet } from '../kinds/data-sheet.ts';
import type { PlantSubject } from '../../drawing/plant/draw-plant.ts';
import { endsOf, sizeData } from './line-figures.ts';
import { sizesOf, type LineSize } from './line-sizes.ts';

/** The machines of all its sizes. */
export const machinesIn = ({ stations }: LinkedLine) =>
  stations.flatMap(({ choices }) => choices.map(({ entry }) => entry));

/** `drawn` are the lines that have a drawing. */
export function lineSheets(catalogue: Catalogue, drawn: readonly PlantSubject[]): DataSheet[] {
  const plants = new Map(drawn.map((plant) => [plant.id, plant]));
  return catalogue.lines.flatMap((line) =>
    sizesOf(catalogue, line).sizes.map((size) => ({
      id: size.id,
      sources: [line, ...machinesIn(line)],
      content: lineSheet(catalogue, line, size, plants.get(size.id)),
    })),
  );
}

function lineSheet(
  catalogue: Catalogue,
  line: LinkedLine,
  size: LineSize,
  drawn: PlantSubject | undefined,
): DataSheet['content'] {
  const { title: kind, words } = catalogue.pages.lines;
  const { totals, machines } = sizeData(catalogue, line, size);
  const stations = {
    title: words.stations,
    rows: machines.map(({ name, count, branch, figures }, index) => [
      { label: words.number, value: String(index + 1) },
      { label: words.machine, value: [`${count > 1 ? `${count} × ` : ''}${name}`, branch].filter(Boolean).join(', ') },
      ...figures,
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
    tables: [{ title: words.figures, rows: [...endsOf(catalogue, line), ...totals] }],
    stations,
    models: [],
    ...addressOf(catalogue, title, asAppPath(line.path + size.search)),
  };
}
