/** The engine runs in a worker, so that the form stays responsive with a large catalogue. */
import { placeOf } from '../../catalogue/kinds.ts';
import { listPages } from '../../catalogue/pages/list-pages.ts';
import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { makeValidators } from '../../catalogue/check/schema/kind-schemas.ts';
import { makeExaminer } from './examine.ts';
import type { Answer, Calls, Question, Report } from './client.ts';
import { choicesOf, previewPage } from './preview.ts';
import { readSources, sourcesPath, type Sources, type SourcesFile } from './sources.ts';

interface Engine {
  sources: Sources;
  examine: ReturnType<typeof makeExaminer>;
}

const today = () => new Date().toISOString().slice(0, 10);

let engine: Promise<Engine> | undefined;

async function start(): Promise<Engine> {
  const response = await fetch(sourcesPath);
  if (!response.ok) throw new Error(`${sourcesPath}: ${response.status}`);
  // Codegen compiles the validators, because the CSP forbids `eval`.
  const validators = makeValidators(schemas, validate);
  const sources = readSources((await response.json()) as SourcesFile, validators);
  return { sources, examine: makeExaminer(sources, validators, today) };
}

function started(): Promise<Engine> {
  engine ??= start();
  engine.catch(() => (engine = undefined));
  return engine;
}

async function report({ wanted, withPreview, ...draft }: Calls['examine']['ask']): Promise<Report> {
  const { examine } = await started();
  const { findings, elsewhere, catalogue } = examine(draft);
  const place = placeOf(draft.file);
  if (!withPreview || !catalogue || !place) return { findings, elsewhere, choices: [], preview: undefined };
  const pages = listPages(catalogue);
  const choices = choicesOf(catalogue, pages, draft.file);
  const choice = choices[wanted] ?? choices[0];
  return { findings, elsewhere, choices, preview: choice && previewPage(catalogue, pages, choice, place) };
}

async function answer(question: Question): Promise<Calls[keyof Calls]['answer']> {
  switch (question.name) {
    case 'open':
      return (await started()).sources.index;
    case 'text':
      return (await started()).sources.texts.get(question.ask);
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
