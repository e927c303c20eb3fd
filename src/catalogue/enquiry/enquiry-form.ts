/**
 * What the enquiry form's page carries of the catalogue. Of a large one it carries the first choices alone: the rest of
 * a machinery's choices, and the machine that a link names, are small files that the form fetches when it needs them.
 */
import type { Catalogue } from '../catalogue.ts';
import { enquiryOptions, enquirySubjects, listChoices } from './enquiry-choices.ts';
import type { EnquiryDrawing, EnquirySubject, MachineryChoices, MachineryOption } from '../page-data.ts';
import { choicesPath, subjectsPath } from '../paths.ts';
import { shardCount, shardOf } from '../shards.ts';
import { categoryPicture } from '../media/main-pictures.ts';

/** How much the page carries. */
interface FormBounds {
  /** Choices, models and equipment items in all; of more it carries the first choices. */
  embedded: number;
  /** The first choices of each machinery. */
  offered: number;
}

const formBounds: FormBounds = { embedded: 100, offered: 12 };

export interface EnquiryFormData {
  options: readonly MachineryOption[];
  subjects: readonly EnquirySubject[];
  drawings: EnquiryDrawing[];
  /** Number of the files with machines; without it `subjects` are all of them. */
  shards?: number;
}

/** What the form's page is given. */
export function enquiryForm(catalogue: Catalogue, bounds: FormBounds = formBounds): EnquiryFormData {
  const options = enquiryOptions(catalogue);
  if (isSmall(catalogue, options, bounds)) {
    return { options, subjects: enquirySubjects(catalogue), drawings: enquiryDrawings(catalogue) };
  }
  const drawings = drawingsByChoice(catalogue, enquirySubjects(catalogue));
  const first = options.map((option) => {
    const models = option.models.slice(0, bounds.offered);
    return { ...option, models, ...(models.length < option.models.length ? { more: true as const } : {}) };
  });
  return {
    options: first,
    subjects: [],
    drawings: first.flatMap(({ id, models }) => drawingsOf(drawings, id, models)),
    shards: shardCount(catalogue.models.length + catalogue.equipment.length),
  };
}

/** The files that the form fetches, by their addresses; none for a small catalogue. */
export function enquiryFiles(catalogue: Catalogue, bounds: FormBounds = formBounds): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const options = enquiryOptions(catalogue);
  if (isSmall(catalogue, options, bounds)) return files;
  const subjects = enquirySubjects(catalogue);
  const drawings = drawingsByChoice(catalogue, subjects);
  for (const { id, models } of options) {
    if (models.length <= bounds.offered) continue;
    const choices: MachineryChoices = { models, drawings: drawingsOf(drawings, id, models) };
    files.set(choicesPath(id), choices);
  }
  const count = shardCount(subjects.length);
  const shards = Array.from({ length: count }, (): Set<EnquirySubject> => new Set());
  for (const subject of subjects) for (const name of subject.names) shards[shardOf(name, count)]?.add(subject);
  for (const [number, shard] of shards.entries()) files.set(subjectsPath(number), [...shard]);
  return files;
}

function isSmall(
  { models, equipment }: Catalogue,
  options: readonly MachineryOption[],
  { embedded }: FormBounds,
): boolean {
  const choices = options.reduce((sum, option) => sum + option.models.length, 0);
  return choices + models.length + equipment.length <= embedded;
}

const keyOf = (machinery: string, option: string) => `${machinery}/${option}`;

/** Each choice with the drawing of the first category or machine that stands for it. */
function drawingsByChoice(catalogue: Catalogue, subjects: readonly EnquirySubject[]): Map<string, EnquiryDrawing> {
  const drawings = new Map<string, EnquiryDrawing>();
  for (const { machinery, option, picture } of [...enquiryDrawings(catalogue), ...subjects]) {
    const key = keyOf(machinery, option);
    if (picture && !drawings.has(key)) drawings.set(key, { machinery, option, picture });
  }
  return drawings;
}

function drawingsOf(drawings: Map<string, EnquiryDrawing>, machinery: string, models: string[]): EnquiryDrawing[] {
  return models.flatMap((option) => drawings.get(keyOf(machinery, option)) ?? []);
}

/** The drawing of each choice under Applications that a category stands for; the others are machines with their own. */
function enquiryDrawings(catalogue: Catalogue): EnquiryDrawing[] {
  return listChoices(catalogue).flatMap(({ machinery, option, member }) => {
    const picture = member.kind === 'category' ? categoryPicture(catalogue, member.entry) : undefined;
    return picture ? [{ machinery, option, picture }] : [];
  });
}
