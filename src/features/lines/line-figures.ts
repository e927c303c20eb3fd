/** What a line states in each of its sizes: its totals, its machines and its files. */
import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import { keepUnits } from '../../text/keep-units.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { enquirySearch } from '../../catalogue/paths.ts';
import { transportText } from '../../catalogue/machine/transport.ts';
import { fill, fillFigure } from '../../catalogue/words.ts';
import { partsOf, type Figure } from '../../figures/figure.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { Compared } from '../kinds/compared.ts';
import { lineDrawings, lineFiles, linePicture } from './line-pictures.ts';
import { capacityOfMember, sizesOf, type ChosenStation, type LineSize } from './line-sizes.ts';
import { sizeFigure, totalsOf } from './totals.ts';

/** The feed and the product of a line. */
export function endsOf({ figures, pages }: Catalogue, { feed, product }: LinkedLine): ShownFigure[] {
  const { words } = pages.lines;
  const end = (label: string, material: string, figure: Figure) =>
    partsOf(figure).length === 0
      ? { label, value: material }
      : fillFigure('{material}, {figure}', figures.show({ ...figure, label }), { material });
  return [end(words.feed, feed.material, feed.throughput), end(words.product, product.material, product.size)];
}

export type LineSizeData = ReturnType<typeof sizeData>;

export function sizeData(catalogue: Catalogue, line: LinkedLine, size: LineSize) {
  const { pages } = catalogue;
  const { words } = pages.lines;
  const machines = size.stations.map((station, index) => machineRow(catalogue, size, station, index));
  const message = fill(words.message, {
    line: size.name,
    machines: size.stations
      .map(({ station, member }) => `${station.count > 1 ? `${station.count} × ` : ''}${nameOfMember(member)}`)
      .join(', '),
  });
  return {
    id: size.id,
    name: size.name,
    throughput: size.throughput,
    search: size.search,
    /** Its button; undefined if it states no throughput. */
    choice: size.choice,
    totals: totalsOf(catalogue, line, size, catalogue.plantMeasures?.get(size.id)),
    machines,
    picture: linePicture(catalogue, size, size.name),
    ...lineDrawings(catalogue, size),
    files: lineFiles(size),
    enquiry: {
      to: pages.enquire.path,
      label: catalogue.words.links.enquire,
      search: `${enquirySearch(pages.lines.id, line.title)}&message=${encodeURIComponent(message)}`,
    },
  };
}

function machineRow(catalogue: Catalogue, { stations }: LineSize, chosen: ChosenStation, index: number) {
  const { figures: reader, pages } = catalogue;
  const { words } = pages.lines;
  const { station, member, facts } = chosen;
  const size = sizeFigure(catalogue, facts);
  const cell = (label: string, figure: Figure | undefined): ShownFigure =>
    figure ? { ...reader.show(figure), label } : { label, value: words.notStated };
  const after = station.after;
  const before = stations[index - 1]?.station;
  return {
    name: nameOfMember(member),
    to: member.entry.path,
    count: station.count,
    notes: station.notes,
    branch: station.isBranch && after !== undefined && before ? fill(words.branch, { number: after + 1 }) : undefined,
    figures: [
      cell(words.capacity, facts.capacity),
      cell(words.power, facts.power),
      size && facts.sides === undefined && size.label !== ''
        ? { ...fillFigure(`${size.label}: {figure}`, reader.show(size)), label: words.size }
        : cell(words.size, size),
      cell(words.weight, facts.weight),
      transportCell(catalogue, chosen),
    ],
  };
}

/** What is higher than it may be on the way comes apart: the height of its parts says how it can travel. */
function transportCell(catalogue: Catalogue, { facts, transport }: ChosenStation): ShownFigure {
  const { figures, pages } = catalogue;
  const { words } = pages.lines;
  const cell = { label: words.transport, value: transportText(catalogue, facts, transport) };
  const { transportHeight: height } = facts;
  if (!height || transport === 'notStated' || cell.value !== words[transport]) return cell;
  const shown = { ...figures.show(height), label: words.transport };
  return fillFigure('{transport} ({height}: {figure})', shown, { transport: cell.value, height: height.label });
}

/** The choices of a line that no throughput chooses, since they do not state their capacity. */
export function unstatedIn(catalogue: Catalogue, line: LinkedLine): string | undefined {
  const others = line.stations.flatMap(({ choices }) =>
    choices.slice(1).filter((member) => capacityOfMember(catalogue, line, member) === undefined),
  );
  const names = [...new Set(others.map(nameOfMember))].join(', ');
  return names === '' ? undefined : fill(catalogue.pages.lines.words.unstated, { names });
}

/** The sizes of a line, as the comparison puts machines side by side: their totals and their machines. */
export function comparableSizes(catalogue: Catalogue, line: LinkedLine): ReturnType<Compared['compared']> {
  const { words } = catalogue.pages.lines;
  return sizesOf(catalogue, line).sizes.map((size) => {
    const { totals, enquiry } = sizeData(catalogue, line, size);
    const machines = size.stations.map(({ member }, index) => ({
      label: `${words.number} ${index + 1}`,
      value: nameOfMember(member),
    }));
    return {
      path: line.path,
      search: size.search,
      name: keepUnits(size.name),
      figures: [],
      elevation: undefined,
      tables: [
        { title: words.figures, rows: totals },
        { title: words.stations, rows: machines },
      ],
      sizes: undefined,
      enquiry,
    };
  });
}
