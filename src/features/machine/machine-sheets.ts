/** The PDFs of machines, and the sheets that several of them share. */
import { accessOf } from '../../catalogue/machine/site-needs.ts';
import type { Catalogue, LinkedEquipment, LinkedModel, LinkedSheet, Member } from '../../catalogue/catalogue.ts';
import { keyFiguresOf } from '../../catalogue/link/key-figures.ts';
import { drawnFigures, figuresOfModel, showFigures, showTables } from '../../catalogue/link/tables-of.ts';
import { factsOfFigures, factsOfMember, figuresOfMember, stemOf } from '../../catalogue/machine/machine-facts.ts';
import { equipmentCategory } from '../../catalogue/members.ts';
import { supplyRows } from '../../catalogue/machine/site-needs.ts';
import { sizeRows, sizeTable, sizeTables } from '../../catalogue/machine/transport.ts';
import { spaceOf } from '../../drawing/installed-space.ts';
import { makeMachine } from '../../drawing/make-machine.ts';
import type { Figure } from '../../figures/figure.ts';
import { installationPage } from './installation.ts';
import { addressOf, pictureOf, subjectOf, type SheetTexts } from '../kinds/data-sheet.ts';

/** Maximum number of key figures beside the picture. */
const keyFigures = 4;

export function modelSheet(catalogue: Catalogue, model: LinkedModel): SheetTexts {
  return {
    title: model.heading ?? model.name,
    kind: model.category.title,
    description: model.description,
    figures: showFigures(catalogue, keyFiguresOf(catalogue, model, keyFigures)),
    features: model.features,
    tables: showTables(catalogue, [...model.tables, ...sizeTables(catalogue, model)]),
    models: [],
    ...pictureOf('models', model),
    ...subjectOf(model.machine, {
      id: model.id,
      name: model.name,
      figures: drawnFigures(figuresOfModel(model)),
      ...accessOf(catalogue, model.installation),
    }),
    ...installationOf(catalogue, { kind: 'model', entry: model }),
    ...addressOf(catalogue, model.heading ?? model.name, model.path),
  };
}

function installationOf(catalogue: Catalogue, member: Exclude<Member, { kind: 'category' }>) {
  return installationPage(catalogue, {
    ...member.entry,
    figures: figuresOfMember(member),
    facts: factsOfMember(member, catalogue),
    space: catalogue.spaces?.get(stemOf(member)),
  });
}

export function equipmentSheet(catalogue: Catalogue, item: LinkedEquipment): SheetTexts {
  const { overview, name, path } = item;
  const member = { kind: 'equipment', entry: item } as const;
  const rows = [...overview, ...sizeRows(catalogue, member)];
  return {
    title: name,
    kind: equipmentCategory(catalogue)?.title ?? '',
    description: item.description,
    figures: showFigures(catalogue, overview.slice(0, keyFigures)),
    features: item.features.map(({ title, description }) => [title, description].filter(Boolean).join(': ')),
    tables: rows.length > 0 ? showTables(catalogue, [{ title: catalogue.words.machine.overview, rows }]) : [],
    models: [],
    ...pictureOf('equipment', item),
    ...subjectOf(item.machine, {
      id: item.id,
      name,
      figures: drawnFigures(overview),
      ...accessOf(catalogue, item.installation),
    }),
    ...installationOf(catalogue, member),
    ...addressOf(catalogue, name, path),
  };
}

export function sharedSheet(catalogue: Catalogue, sheet: LinkedSheet): SheetTexts {
  const { origin } = catalogue.site;
  const byCategory = Map.groupBy(sheet.models, (model) => model.category);
  const categories = [...byCategory.keys()];
  const models = [...byCategory.values()].flat();
  const [only] = categories;
  const page = only && categories.length === 1 ? only : catalogue.pages.ourproducts;
  // A line of key figures has no room for more than the size that they lack.
  const figures = sheet.tables.flatMap(({ rows }) => rows);
  const subject = {
    id: sheet.id,
    name: sheet.title,
    figures: drawnFigures(figures),
    ...accessOf(catalogue, sheet.installation),
  };
  const isInstalled = ({ label }: Figure) => label === catalogue.words.drawing.installedSize;
  return {
    title: sheet.title,
    kind: categories.map((category) => category.title).join(', '),
    description: sheet.description,
    figures: [],
    features: sheet.features ?? [],
    tables: showTables(catalogue, [...sheet.tables, ...sizeTable(catalogue, supplyRows(catalogue, sheet.supply))]),
    models: models.map((model) => ({
      name: model.name,
      figures: showFigures(catalogue, [
        ...model.highlights,
        ...sizeRows(catalogue, { kind: 'model', entry: model }).filter(isInstalled),
      ]),
      url: origin + model.path,
    })),
    ...(models[0] ? pictureOf('models', models[0]) : {}),
    ...subjectOf(sheet.machine, subject),
    ...installationPage(catalogue, {
      ...sheet,
      figures,
      facts: factsOfFigures(catalogue, figures),
      space: sheet.machine && spaceOf(makeMachine({ ...subject, machine: sheet.machine }), subject.figures),
    }),
    ...addressOf(catalogue, sheet.title, page.path),
  };
}
