/** The engine runs in a worker, so that the form stays responsive with a large catalogue. */
import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { makeValidators } from '../../check/schema/kind-schemas.ts';
import type { Finding } from '../../yaml/finding.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import { listPages } from '../../features/page/list-pages.ts';
import { makeExaminer, type Draft } from './examine.ts';
import { choicesOf, previewPage, type PagePreview, type PreviewChoice } from './preview.ts';
import type { Sources } from './sources.ts';

/** A draft, and the page of its preview by number. The preview has to make drawings, so it is asked for separately. */
export interface Question extends Draft {
  wanted: number;
  withPreview: boolean;
}

/** The answer about a draft. Without errors it may include a preview. */
export interface DraftReport {
  findings: Finding[];
  /** Findings in other files and in the draft's photos. */
  elsewhere: Finding[];
  choices: PreviewChoice[];
  preview: PagePreview | undefined;
}

// Codegen compiles the validators, because the CSP forbids `eval`.
const validators = makeValidators(schemas, validate);
const today = () => new Date().toISOString().slice(0, 10);

let examine: ReturnType<typeof makeExaminer>;

function report({ wanted, withPreview, ...draft }: Question): DraftReport {
  const { findings, elsewhere, catalogue } = examine(draft);
  const place = placeOf(draft.file);
  if (!withPreview || !catalogue || !place) return { findings, elsewhere, choices: [], preview: undefined };
  const pages = listPages(catalogue);
  const choices = choicesOf(catalogue, pages, draft.file);
  const choice = choices[wanted] ?? choices[0];
  return { findings, elsewhere, choices, preview: choice && previewPage(catalogue, pages, choice, place) };
}

// The first message has the sources, each of the others a question and the port for its answer.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<Sources | Question>) => {
  if ('entries' in data) examine = makeExaminer(data, validators, today);
  else port?.postMessage(report(data));
});
