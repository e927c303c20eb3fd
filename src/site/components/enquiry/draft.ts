import { readStored, removeStored } from '../hooks/device-store.ts';

/** What was typed and not yet sent, kept on this device alone. Storage that is full, off or spoiled changes nothing. */
export interface Draft {
  /** The fields' values by name. */
  values: Record<string, string>;
  /** The choices, and the link's query for which they were made. */
  choice: { query: string; machinery: string; model: string };
  /** The line about the machine that the message was given. */
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

/** The draft that is kept under a key; undefined when there is none that can be read. */
export function readDraft(key: string): Draft | undefined {
  return parseDraft(readStored(key));
}

/** A draft from its stored text. */
export function parseDraft(text: string | null | undefined): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; one without a typed word is not worth keeping, and takes the old one away. */
export function writeDraft(key: string, draft: Draft): void {
  const typed = Object.entries(draft.values).some(
    ([name, text]) => text !== '' && !(name === 'message' && text === draft.line),
  );
  if (!typed) return removeStored(key);
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}
