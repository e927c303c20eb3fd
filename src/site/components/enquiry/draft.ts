import { writeStored } from '../hooks/stored.ts';

/** Draft of an unsent enquiry, stored on this device only. Full, disabled or corrupt storage is ignored. */
export interface Draft {
  values: Record<string, string>;
  /** The choices, and the link query for which they were made. */
  choice: { query: string; machinery: string; model: string };
  /** The machine lines that were put into the message. */
  line: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { values, choice, line } = value;
  return isTexts(values) && isTexts(choice) && 'query' in choice && typeof line === 'string';
}

/** Parses a stored draft; undefined when missing or unreadable. */
export function parseDraft(text: string | null | undefined): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; an empty one removes the stored one. */
export function writeDraft(key: string, draft: Draft): void {
  const typed = Object.entries(draft.values).some(
    ([name, text]) => text !== '' && !(name === 'message' && text === draft.line),
  );
  writeStored(key, typed ? JSON.stringify(draft) : null);
}
