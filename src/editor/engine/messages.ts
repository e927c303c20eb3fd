import type { Finding } from '../../catalogue/finding.ts';
import type { Draft } from './examine.ts';
import type { EditorIndex } from './sources.ts';
import type { PagePreview, PreviewChoice } from './preview.ts';

/** What the engine can be asked, and what it answers. */
export interface Calls {
  open: { ask: undefined; answer: EditorIndex };
  /** The published text of a file; undefined when there is none. */
  text: { ask: string; answer: string | undefined };
  /** Findings come at once; a preview, with its drawings, only where it is asked for. */
  examine: { ask: Draft & { wanted: number; withPreview: boolean }; answer: Report };
}

/** What the engine says of a draft. Without a preview, something is to be fixed first. */
export interface Report {
  findings: Finding[];
  /** Of other files, and of the draft's photos. */
  elsewhere: Finding[];
  choices: PreviewChoice[];
  preview: PagePreview | undefined;
}

export type CallName = keyof Calls;

/** A question on its way to the worker. */
export type Question = { [Name in CallName]: { number: number; name: Name; ask: Calls[Name]['ask'] } }[CallName];

/** The answer to the question of the same number. */
export type Answer = { number: number } & ({ answer: Calls[CallName]['answer'] } | { error: string });
