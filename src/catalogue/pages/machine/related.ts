import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedModel } from '../../catalogue.ts';
import { neighboursOf, type Stage } from '../../line.ts';
import { lineOf } from '../../members.ts';
import type { Related, RelatedLink } from '../../page-data.ts';
import { nextSizes, type SizedModel } from '../parts/sizes.ts';

/** Links in one direction of a line: more are no help. */
const most = 4;

/** What goes with a model: the next sizes of its category, and what stands before and after it in a line. */
export function relatedToModel(catalogue: Catalogue, model: LinkedModel): { related?: Related } {
  const { smaller, larger } = nextSizes(model);
  return withoutEmpty({
    ...lineOfModels(catalogue, model.category),
    smaller: (smaller ? [smaller] : []).map(sizeLink),
    larger: (larger ? [larger] : []).map(sizeLink),
  });
}

/** All models of a category stand in the same place of a line. */
const known = new WeakMap<LinkedCategory, Related>();

function lineOfModels(catalogue: Catalogue, category: LinkedCategory): Related {
  const line =
    known.get(category) ??
    inLine(
      catalogue,
      lineOf(category).map(({ id }) => id),
    );
  known.set(category, line);
  return line;
}

/** What stands before and after an equipment item in a line. */
export function relatedToEquipment(catalogue: Catalogue, { id }: LinkedEquipment): { related?: Related } {
  return withoutEmpty(inLine(catalogue, [id]));
}

function inLine(catalogue: Catalogue, ids: readonly string[]): Related {
  const { before, after } = neighboursOf(catalogue, ids);
  return { before: before.slice(0, most).map(stageLink), after: after.slice(0, most).map(stageLink) };
}

const stageLink = ({ label, to }: Stage): RelatedLink => ({ label, to });

const sizeLink = ({ model, figure }: SizedModel): RelatedLink => ({ label: model.name, to: model.path, figure });

function withoutEmpty(related: Related): { related?: Related } {
  const filled = Object.entries(related).filter(([, links]) => links.length > 0);
  return filled.length > 0 ? { related: Object.fromEntries(filled) as Related } : {};
}
