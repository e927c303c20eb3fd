import { ownField } from '../../yaml/block.ts';
import type { FieldSchema } from '../../yaml/field-schema.ts';
import { editOfType } from './fix-type.ts';
import type { Finding, Fix } from '../../yaml/finding.ts';
import { kindOf } from '../../catalogue/kinds.ts';
import { escapePointer, namesIn } from '../../yaml/index-events.ts';
import { findingIn, type Entry } from '../../catalogue/entry.ts';
import { lineText, positionAt } from '../../yaml/source-text.ts';
import { nearest } from '../../text/nearest.ts';
import { describeValue, didYouMean, joinWords } from '../words.ts';
import { capitalise } from '../../text/names.ts';
import type { ErrorObject } from './kind-schemas.ts';
import { explainDate, explainRow, explainType } from './explain-type.ts';
import { inRightForm, privateAddress } from './right-form.ts';
import {
  exampleOfSchema,
  fieldName,
  hintOf,
  inLines,
  inYaml,
  ownerName,
  param,
  pointerOf,
  schemaOf,
  writing,
} from './schema-error.ts';

interface Explanation {
  message: string;
  fix?: Fix | undefined;
  /** JSON pointer to mark instead of the invalid value; that of a missing field. */
  pointer?: string;
  at?: 'name';
}

type Explain = (error: ErrorObject, field: string, entry: Entry, root: FieldSchema) => Explanation;

const comparisons: Record<string, string> = { '>=': 'at least', '>': 'more than', '<=': 'at most', '<': 'less than' };

/** The rule id for an ajv error. */
export function ruleOf(error: ErrorObject): string {
  return `schema/${error.keyword}`;
}

/**
 * Turns an ajv error into a finding; undefined for errors that only repeat another one. `root` is the entry's schema.
 */
export function explainError(entry: Entry, error: ErrorObject, root: FieldSchema): Finding | undefined {
  const explain = explanations[error.keyword];
  if (explain === null) return undefined;
  const pointer = pointerOf(error);
  const field = error.propertyName === undefined ? fieldName(pointer) : `\`${error.propertyName}\``;
  const words = explain?.(error, field, entry, root) ?? {
    message: `${field}: ${error.message ?? error.keyword}.`,
    fix: hintOf(error),
  };
  const edit = error.keyword === 'type' ? editOfType(entry, error) : undefined;
  return findingIn(
    entry,
    words.pointer ?? pointer,
    { rule: ruleOf(error), message: capitalise(words.message), fix: words.fix, edit },
    words.at ?? (error.propertyName === undefined ? 'value' : 'name'),
  );
}

const explanations: Record<string, Explain | null> = {
  // The `pattern` error of the name covers it.
  propertyNames: null,
  required: (error, _field, entry) => {
    const missing = String(param(error, 'missingProperty'));
    const { description, examples } = schemaOf(error).properties?.[missing] ?? {};
    const meaning = description?.replace(/\.$/, '');
    const example = examples?.[0];
    const owner = ownerName(error, kindOf(entry.kind).one);
    return {
      message: `${owner} needs the field \`${missing}\`${meaning ? ` (${meaning})` : ''}, but it is missing.`,
      fix: commentedOut(entry, error, missing) ?? addField(entry, error, missing, example),
      pointer: `${error.instancePath}/${escapePointer(missing)}`,
      at: 'name',
    };
  },
  type: (error, field, entry, root) =>
    explainRow(error, field, entry) ?? {
      ...explainType(error, field, writtenAs(entry, error), isOptional(root, error.instancePath)),
      ...(error.data === null ? { at: 'name' } : {}),
    },
  enum: (error, field) => {
    const allowed = (param(error, 'allowedValues') as unknown[]).map(String);
    const suggestion = typeof error.data === 'string' ? nearest(error.data, allowed) : undefined;
    const choices = fewWords(allowed, suggestion);
    return {
      message: `${describeValue(error.data)} is not allowed for ${field}${didYouMean(suggestion)}`,
      fix: suggestion === undefined ? choices : writing(error, suggestion, inBrackets(choices)),
    };
  },
  pattern: (error, field) => ({
    message: `${field} does not have the expected form: ${describeValue(error.data)}.`,
    fix: formOf(error) ?? hintOfAddress(String(error.data)) ?? hintOf(error),
  }),
  format: (error, field) => ({
    message: `${field} is not a valid ${String(param(error, 'format'))}: ${describeValue(error.data)}.`,
    fix: (error.schema === 'date' ? explainDate(String(error.data)) : undefined) ?? hintOf(error),
  }),
  minimum: explainLimit,
  maximum: explainLimit,
  minLength: explainLength,
  maxLength: explainLength,
  minItems: explainCount,
  maxItems: explainCount,
  minProperties: explainCount,
  uniqueItems: (error, field) => {
    const [later, earlier] = [Number(param(error, 'i')), Number(param(error, 'j'))].sort((a, b) => b - a);
    return {
      message: `${field} contains the same entry twice (entries ${(earlier ?? 0) + 1} and ${(later ?? 0) + 1}).`,
      fix: 'delete one of the two',
      pointer: `${error.instancePath}/${escapePointer(String(later))}`,
    };
  },
};

/** Longer lists of allowed values are omitted when there is a suggestion. */
const maxChoices = 6;

function fewWords(allowed: readonly string[], suggestion: string | undefined): string | undefined {
  return suggestion !== undefined && allowed.length > maxChoices ? undefined : `choose ${joinWords(allowed)}`;
}

/** The rule behind what to write. */
const inBrackets = (rule: string | undefined) => (rule === undefined ? '' : ` (${rule})`);

function hintOfAddress(text: string): string | undefined {
  // `10.0.0.3/fair` becomes an address that visitors cannot open either.
  const address = /^(?:localhost\b|[\w-]+\.)/.test(text) ? `https://${text}` : text;
  if (privateAddress.test(address)) return 'write the address that visitors can open, starting with https://';
  // Joined at its space, the address may lead elsewhere.
  const isSpaced = /^https?:\/\/\S+\s+\S/.test(text);
  return isSpaced ? 'open the page in a browser and copy its whole address again: it has no spaces' : undefined;
}

/**
 * The value converted to the required pattern, when that is possible, with the schema's `errorMessage`, which YAML
 * editors show too.
 */
function formOf(error: ErrorObject): Fix | undefined {
  const isName = error.propertyName !== undefined;
  const written = String(isName ? error.propertyName : error.data);
  // A row may be named by a number: that of an outlet or a stage.
  const right =
    isName && /^\d+$/.test(written) && error.schema === String.raw`\p{L}`
      ? `No. ${written}`
      : inRightForm(written, error.schema);
  if (right === undefined) return undefined;
  const rule = inBrackets(hintOf(error));
  return isName ? { name: right, more: rule } : writing(error, right, rule);
}

/** Whether a field is optional; unknown fields and fields behind a `$ref` count as optional. */
function isOptional(root: FieldSchema, pointer: string): boolean {
  const names = namesIn(pointer);
  const last = names.pop() ?? '';
  let schema: FieldSchema | undefined = root;
  for (const name of names) schema = /^\d+$/.test(name) ? schema?.items : ownField(schema?.properties ?? {}, name);
  return schema?.required?.includes(last) !== true;
}

function addField({ file }: Entry, { instancePath }: ErrorObject, missing: string, example: unknown): string {
  const isBlock = typeof example === 'object' && example !== null;
  if (!isBlock || file.endsWith('.json') || /\/\d+(\/|$)/.test(instancePath)) {
    return `add a line like this: \`${missing}: ${example === undefined ? '…' : inYaml(example)}\``;
  }
  return `add lines like these:\n${inLines(missing, example, instancePath.split('/').length - 1)}`;
}

/** `# category: baler`: the field is there, as a comment. */
function commentedOut({ source }: Entry, { instancePath }: ErrorObject, missing: string): string | undefined {
  const at = source.text.search(new RegExp(`^#+ *${missing}:`, 'm'));
  if (at < 0 || instancePath !== '') return undefined;
  const { line } = positionAt(source, at);
  return `remove the \`#\` before it in line ${line}: \`${lineText(source, line).replace(/^#+ */, '')}\``;
}

/** A scalar as written in the file; for a list or block, only its first character. */
function writtenAs({ places, source }: Entry, error: ErrorObject): string | undefined {
  const place = places.get(error.instancePath);
  return place?.raw ?? (place && source.text.charAt(place.value.start));
}

function explainLimit(error: ErrorObject, field: string): Explanation {
  const comparison = comparisons[String(param(error, 'comparison'))] ?? '';
  const limit = String(param(error, 'limit'));
  return {
    message: `${field} is ${String(error.data)}; it must be ${comparison} ${limit}.`,
    fix: `write \`${limit}\` or ${comparison.endsWith('least') || comparison.startsWith('more') ? 'more' : 'less'}`,
  };
}

function explainLength(error: ErrorObject, field: string): Explanation {
  const tooShort = error.keyword === 'minLength';
  const length = [...String(error.data)].length;
  const limit = String(param(error, 'limit'));
  if (length === 0) {
    const isPoint = /\/\d+$/.test(error.instancePath);
    const otherwise = isPoint ? 'write the text of the point after its hyphen, or delete the line' : 'write a text';
    return { message: `${field} is empty.`, fix: hintOf(error) ?? otherwise };
  }
  return {
    message: `${field} has ${length} characters; ${tooShort ? `at least ${limit} are needed` : `at most ${limit} are allowed`}.`,
    fix: tooShort ? `write more, ${hintOf(error) ?? 'a whole sentence'}` : 'shorten the text',
  };
}

function explainCount(error: ErrorObject, field: string, entry: Entry, root: FieldSchema): Explanation {
  const isMinimum = error.keyword.startsWith('min');
  const count = Array.isArray(error.data) ? error.data.length : Object.keys(error.data as object).length;
  const limit = String(param(error, 'limit'));
  const noun = count === 1 ? 'entry' : 'entries';
  return {
    message: `${field} has ${count} ${noun}; ${isMinimum ? 'at least' : 'at most'} ${limit} ${isMinimum ? 'are needed' : 'are allowed'}.`,
    fix:
      count === 0 && isOptionalLine(error.instancePath, entry, root)
        ? 'delete the line, or add entries'
        : (hintOf(error) ?? addEntries(error)),
  };
}

/** An entry of a list that has none, or too few. */
function addEntries(error: ErrorObject): string | undefined {
  const names = namesIn(error.instancePath);
  const example = exampleOfSchema(schemaOf(error));
  if (example === undefined) return undefined;
  return `write at least one entry, for example:\n${inLines(names.at(-1) ?? '', example, names.length - 1)}`;
}

/** Whether an optional field of the entry stands on a line of its own, such as `photos: []`. */
function isOptionalLine(pointer: string, { places, source }: Entry, { required = [] }: FieldSchema): boolean {
  const [name = '', ...inner] = namesIn(pointer);
  const place = places.get(pointer);
  if (inner.length > 0 || required.includes(name) || !place?.key) return false;
  const line = source.text.slice(source.text.lastIndexOf('\n', place.key.start) + 1, place.value.end);
  return line.startsWith(name) && !line.includes('\n');
}
