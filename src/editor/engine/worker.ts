/** The engine runs in a worker, so that the form stays responsive with a large catalogue. */
import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { makeValidators } from '../../check/schema/kind-schemas.ts';
import { joinEqual } from '../../check/gather-findings.ts';
import type { Finding } from '../../yaml/finding.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import { listPages } from '../../features/page/list-pages.ts';
import { compareSides } from '../../features/report/compare.ts';
import { reportMarkdown } from '../../features/report/report-markdown.ts';
import { sideOf } from '../../features/report/side.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { makeExaminer, type Proposed } from './examine.ts';
import { choicesOf, previewPage, withPlantMeasures, type PagePreview, type PreviewChoice } from './preview.ts';
import type { PlannedChange } from './plan-change.ts';
import type { Sources } from './sources.ts';

/** A proposal, and the open file with the page of its preview by number. The preview, which needs drawings, is asked for separately. */
export interface Question extends Proposed {
  /** Empty where no file is open. */
  file: string;
  wanted: number;
  withPreview: boolean;
  /** Whether the text of the pull request is wanted. */
  withText?: boolean;
}

/** A change of a proposal, whose edits are wanted. */
export interface PlanQuestion extends Proposed {
  change: PlannedChange;
}

/** The answer about a proposal. Without errors in the open file it may include a preview. */
export interface EngineAnswer {
  findings: Finding[];
  /** Findings in other files and in photos. */
  elsewhere: Finding[];
  /** Rows of the open file that are shown as written. */
  unread: string[];
  choices: PreviewChoice[];
  preview: PagePreview | undefined;
  /** What the proposal makes of the website, as Markdown; undefined if there are errors. */
  text?: string | undefined;
}

// Codegen compiles the validators, because the CSP forbids `eval`.
const validators = makeValidators(schemas, validate);
const today = () => new Date().toISOString().slice(0, 10);

let examiner: ReturnType<typeof makeExaminer>;

function answer({ file, wanted, withPreview, withText, ...proposed }: Question): EngineAnswer {
  const { catalogue, ...found } = examiner.examine(proposed, file);
  const { elsewhere } = found;
  if (withText) return { ...found, choices: [], preview: undefined, text: reportText(elsewhere, catalogue) };
  if (!withPreview || !catalogue) return { ...found, choices: [], preview: undefined };
  const changed = [file, ...proposed.drafts.map((draft) => draft.file)].flatMap((name) => placeOf(name) ?? []);
  const pages = listPages(withPlantMeasures(catalogue));
  const choices = choicesOf(catalogue, pages, file);
  const choice = choices[wanted] ?? choices[0];
  return { ...found, choices, preview: choice && previewPage(catalogue, pages, choice, changed) };
}

/** The same report as that of `npm run report`, which is posted again once the checks have run. */
function reportText(findings: readonly Finding[], after: Catalogue | undefined): string | undefined {
  const before = examiner.examine({ drafts: [], photos: [], moved: new Map() }, '').catalogue;
  if (!before || !after || findings.some(({ severity }) => severity === 'error')) return undefined;
  const warnings = joinEqual(findings).map(({ file, line, message }) => `data/${file}:${line} ${message}`);
  const comparison = compareSides(sideOf(before), sideOf(after));
  return reportMarkdown({ base: 'main', problems: [], baseProblems: [], warnings, comparison });
}

// The first message has the sources, each of the others a question and the port for its answer.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<Sources | Question | PlanQuestion>) => {
  if ('entries' in data) examiner = makeExaminer(data, validators, today);
  else port?.postMessage('change' in data ? examiner.plan(data, data.change) : answer(data));
});
