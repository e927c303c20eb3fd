/** The page of a PDF about the place that a machine needs: only what its file states or its body shows. */
import { floorSides } from '../../catalogue/machine/site-needs.ts';
import type { Catalogue, LinkedModel, MachineSpace, SharedField } from '../../catalogue/catalogue.ts';
import { showTables } from '../../catalogue/link/tables-of.ts';
import { connectionsIn, type MachineFacts } from '../../catalogue/machine/machine-facts.ts';
import { supplyRows } from '../../catalogue/machine/site-needs.ts';
import { floorRows, notStatedRow } from '../../catalogue/machine/transport.ts';
import type { Figure } from '../../figures/figure.ts';
import { makeSize, wordsFigure } from '../../figures/make-figure.ts';
import { ownField } from '../../yaml/block.ts';
import type { SheetTexts } from '../kinds/data-sheet.ts';

interface Installed extends Pick<LinkedModel, SharedField> {
  figures: readonly Figure[];
  facts: MachineFacts;
  /** Undefined if it is not drawn. */
  space: MachineSpace | undefined;
}

export function installationPage(
  catalogue: Catalogue,
  { figures, facts, space, supply, installation }: Installed,
): Pick<SheetTexts, 'installation'> {
  const { figures: reader, words } = catalogue;
  const { installation: texts, parts } = words;
  const { machine = facts.sides, installed, stands = [], outlet } = space ?? {};
  /** A row of the file, or that it is not stated. */
  const row = (label: string, text: string | undefined) =>
    text === undefined ? notStatedRow(catalogue, label) : reader.read(label, text);
  const access = floorSides.flatMap((side) => {
    const depth = installation?.access?.[side];
    return depth === undefined ? [] : row(`${texts.access}: ${texts[side]}`, depth);
  });
  const inWords = (label: string, text: string | undefined) =>
    text ? [wordsFigure(label, text)] : [notStatedRow(catalogue, label)];
  const place = [
    ...floorRows(catalogue, facts.sides, space ?? {}),
    machine
      ? makeSize(reader, texts.height, [Math.max(machine[2], installed?.[2] ?? 0)], 'mm')
      : row(texts.height, undefined),
    facts.weight ?? row(texts.weight, undefined),
    ...(stands.length > 0 ? inWords(texts.stands, stands.map((name) => ownField(parts, name) ?? name).join(', ')) : []),
    ...(outlet ? inWords(texts.outlet, texts[outlet]) : []),
    row(texts.lift, installation?.liftHeight),
    ...(access.length > 0 ? access : [row(texts.access, undefined)]),
    ...inWords(texts.foundation, installation?.foundation),
  ];
  const supplied = supplyRows(catalogue, supply);
  const connections = [
    ...(supplied.length > 0 ? supplied : [row(words.machine.supply, undefined)]),
    ...connectionsIn(catalogue, figures),
  ];
  const { front, rear, left, right, footprint } = texts;
  return {
    installation: {
      title: texts.title,
      note: texts.note,
      plan: { front, rear, left, right, footprint },
      tables: showTables(catalogue, [
        { title: texts.place, rows: place },
        { title: texts.connections, rows: connections },
      ]),
    },
  };
}
