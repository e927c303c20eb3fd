import type { EnquiryWords } from './enquiry-form.ts';
import { checkEnquiry, type EnquiryErrors } from './check-enquiry.ts';
import { detailFields, maxNote, type Details, type Enquiry } from './enquiry.ts';
import { nameInText } from './items.ts';
import { machineLine, readMachineLines } from './machine-line.ts';

/** What is added to the typed message. */
interface Additions {
  /** What is on the visitor's list, as `itemText` writes it. */
  machines?: readonly string[];
  details?: Details;
}

const asLine = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, maxNote);

/**
 * The message as sent: one line per machine (those already in its first lines come first), one line per answer, an
 * empty line, then the typed text. Without additions the message is unchanged.
 */
export function foldMessage(message: string, { machines = [], details = {} }: Additions, words: EnquiryWords): string {
  const { machines: inMessage, rest } = readMachineLines(message, words.line);
  // With a quantity or a note, a line that names the machine alone is said again.
  const named = inMessage.filter((name) => !machines.some((text) => text !== name && nameInText(text) === name));
  const others = [...new Set(machines)].filter((machine) => !named.includes(machine));
  const answers = detailFields.flatMap((field) => {
    const answer = asLine(details[field] ?? '');
    return answer === '' ? [] : `${words.details[field].label}: ${answer}`;
  });
  if (others.length === 0 && answers.length === 0) return message;
  const lines = [...[...named, ...others].map((machine) => machineLine(words.line, machine)), ...answers];
  return [lines.join('\n'), rest.replace(/^\n+/, '')].filter((part) => part !== '').join('\n\n');
}

const lengthOf = (text: string) => [...text].length;

/**
 * Folds an enquiry and checks it. When the additions make the message too long, the error says how much room is left.
 * @param values trimmed, otherwise unchecked
 */
export function foldEnquiry(
  values: Record<string, unknown>,
  additions: Additions,
  words: EnquiryWords,
): { enquiry: Enquiry; errors: EnquiryErrors } {
  const typed = values['message'];
  if (typeof typed !== 'string') return { enquiry: values as unknown as Enquiry, errors: checkEnquiry(values, words) };
  const message = foldMessage(typed, additions, words);
  const folded = { ...values, message };
  const errors = checkEnquiry(folded, words, lengthOf(message) - lengthOf(typed));
  return { enquiry: folded as unknown as Enquiry, errors };
}
