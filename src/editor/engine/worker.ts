/** The engine, in a thread of its own: the form stays quick, however large the catalogue is. */
import { placeOf } from '../../catalogue/kinds.ts';
import { listPages } from '../../catalogue/pages/list-pages.ts';
import { readEntry } from '../../catalogue/read/read-entry.ts';
import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { makeValidators } from '../../catalogue/check/schema/kind-schemas.ts';
import { makeExaminer, type Draft } from './examine.ts';
import type { Answer, Calls, Question, Report } from './messages.ts';
import { choicesOf, previewPage } from './preview.ts';
import { openSources, type Sources } from './sources.ts';

interface Engine {
  sources: Sources;
  examine: ReturnType<typeof makeExaminer>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

const today = () => new Date().toISOString().slice(0, 10);

let engine: Promise<Engine> | undefined;

async function start(): Promise<Engine> {
  // Codegen compiled them from the schemas: no code is made in the browser.
  const validators = makeValidators(schemas, validate);
  const sources = await openSources(fetchJson, validators);
  return { sources, examine: makeExaminer(sources, validators, today) };
}

function started(): Promise<Engine> {
  engine ??= start();
  engine.catch(() => (engine = undefined));
  return engine;
}

async function report({ wanted, withPreview, ...draft }: Calls['examine']['ask']): Promise<Report> {
  const { sources, examine } = await started();
  await Promise.all(categoriesOf(draft).map(sources.loadModels));
  const { findings, elsewhere, catalogue } = examine(draft);
  const place = placeOf(draft.file);
  if (!withPreview || !catalogue || !place) return { findings, elsewhere, choices: [], preview: undefined };
  const pages = listPages(catalogue);
  const choices = choicesOf(catalogue, pages, draft.file);
  const choice = choices[wanted] ?? choices[0];
  return { findings, elsewhere, choices, preview: choice && previewPage(catalogue, pages, choice, place) };
}

/** The categories whose models a draft is compared and shown with. */
function categoriesOf({ file, text }: Draft): string[] {
  const { value } = readEntry(file, new TextEncoder().encode(text));
  const { category } = (typeof value === 'object' && value !== null ? value : {}) as { category?: unknown };
  const place = placeOf(file);
  return [typeof category === 'string' ? category : '', place?.kind === 'category' ? place.id : ''];
}

async function answer(question: Question): Promise<Calls[keyof Calls]['answer']> {
  switch (question.name) {
    case 'open':
      return (await started()).sources.index;
    case 'text':
      return (await started()).sources.textOf(question.ask);
    case 'examine':
      return report(question.ask);
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number } = data;
  answer(data).then(
    (given) => postMessage({ number, answer: given } satisfies Answer),
    (error: unknown) => postMessage({ number, error: String(error) } satisfies Answer),
  );
});
