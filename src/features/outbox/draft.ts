import { hasTexts, parseStored, writeStored } from '../../browser/stored.ts';

/** Draft of an unsent enquiry, stored on this device only. Full, disabled or corrupt storage is ignored. */
interface EnquiryDraft {
  values: Record<string, string>;
  /** The choices, and the link query for which they were made. */
  choice: { query: string; machinery: string; model: string };
  /** The machine lines that were put into the message. */
  line: string;
}

function isDraft(value: unknown): value is EnquiryDraft {
  const { values, choice } = (value ?? {}) as Partial<EnquiryDraft>;
  return (
    hasTexts(value, ['line']) &&
    hasTexts(values, Object.keys(values ?? {})) &&
    hasTexts(choice, ['query', 'machinery', 'model'])
  );
}

/** Parses a stored draft; undefined when missing or unreadable. */
export const parseDraft = (text: string | null | undefined): EnquiryDraft | undefined => parseStored(text, isDraft);

/** Stores a draft; an empty one removes the stored one. */
export function writeDraft(key: string, draft: EnquiryDraft): void {
  const typed = Object.entries(draft.values).some(
    ([name, text]) => text !== '' && !(name === 'message' && text === draft.line),
  );
  writeStored(key, typed ? JSON.stringify(draft) : null);
}
