/** The PDFs of machines, and the sheets that several of them share. */
import type { Catalogue, LinkedEquipment, LinkedModel, LinkedSheet } from '../../catalogue/catalogue.ts';
import { keyFiguresOf } from '../../catalogue/link/key-figures.ts';
import { drawnFigures, figuresOfModel, printFigures, printTables } from '../../catalogue/link/tables-of.ts';
import { equipmentCategory } from '../../catalogue/members.ts';
import { sizeRows, sizeTables } from '../../catalogue/transport.ts';
import type { Figure } from '../../figures/figure.ts';
import { addressOf, pictureOf, subjectOf, type SheetTexts } from '../kinds/data-sheet.ts';

/** Maximum number of key figures beside the picture. */
const keyFigures = 4;

export function modelSheet(catalogue: Catalogue, model: LinkedModel): SheetTexts {
  return {
    title: model.heading ?? model.name,
    kind: model.category.title,
    description: model.description,
    figures: printFigures(keyFiguresOf(catalogue, model, keyFigures)),
    features: model.features,
    tables: printTables([...model.tables, ...sizeTables(catalogue, model)]),
    models: [],
    ...pictureOf('models', model),
    ...subjectOf(model.machine, { id: model.id, name: model.name, figures: drawnFigures(figuresOfModel(model)) }),
    ...addressOf(catalogue, model.heading ?? model.name, model.path),
  };
}

export function equipmentSheet(catalogue: Catalogue, item: LinkedEquipment): SheetTexts {
  const { overview, name, path } = item;
  const rows = [...overview, ...sizeRows(catalogue, { kind: 'equipment', entry: item })];
  return {
    title: name,
    kind: equipmentCategory(catalogue)?.title ?? '',
    description: item.description,
    figures: printFigures(overview.slice(0, keyFigures)),
    features: item.features.map(({ title, description }) => [title, description].filter(Boolean).join(': ')),
    tables: rows.length > 0 ? printTables([{ title: catalogue.words.machine.overview, rows }]) : [],
    models: [],
    ...pictureOf('equipment', item),
    ...subjectOf(item.machine, { id: item.id, name, figures: drawnFigures(overview) }),
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
  const isInstalled = ({ label }: Figure) => label === catalogue.words.drawing.installedSize;
  return {
    title: sheet.title,
    kind: categories.map((category) => category.title).join(', '),
    description: sheet.description,
    figures: [],
    features: sheet.features ?? [],
    tables: printTables(sheet.tables),
    models: models.map((model) => ({
      name: model.name,
      figures: printFigures([
        ...model.highlights,
        ...sizeRows(catalogue, { kind: 'model', entry: model }).filter(isInstalled),
      ]),
      url: origin + model.path,
    })),
    ...(models[0] ? pictureOf('models', models[0]) : {}),
    ...subjectOf(sheet.machine, {
      id: sheet.id,
      name: sheet.title,
      figures: drawnFigures(sheet.tables.flatMap(({ rows }) => rows)),
    }),
    ...addressOf(catalogue, sheet.title, page.path),
  };
}
