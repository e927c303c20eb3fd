import type { ComponentProps, ComponentType } from 'react';
import { placeOf } from '../../catalogue/kinds.ts';
import type { Finding } from '../../yaml/finding.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { entryFileOf } from '../proposal/apply.ts';
import { valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';
import { fieldsOfKind, labelOf } from './field-model.ts';
import { valueToWrite } from './finding-path.ts';
import { useForm } from './form-context.ts';
import { Note, SecondaryButton } from './parts.ts';

/** The findings of a field. Before the field is touched, a missing value is not reported. */
export function useProblems(path: readonly string[], { wasTouched }: { wasTouched: boolean }): readonly Finding[] {
  const { findings, isStrict, value } = useForm();
  const reported = findings.get(path.join('/')) ?? [];
  // The check lags behind typing.
  const isThere = valueAtPath(value, path) !== undefined;
  return (isStrict || wasTouched) && !isThere ? reported : reported.filter(({ rule }) => rule !== 'schema/required');
}

/** A sentence of a finding in a form's terms: fields have their labels, and values no YAML syntax. */
function inFormWords(text: string, { file, pointer = '' }: Finding): string {
  const { kind } = placeOf(entryFileOf(file)) ?? {};
  const fields = new Set([...namesIn(pointer), ...(kind ? fieldsOfKind(kind).map(({ name }) => name) : [])]);
  const label = (name: string) => `“${/^[a-z]/.test(name) ? labelOf(name) : name}”`;
  return text
    .replace(/`(\p{L}[\p{L}\p{N} ]*):(?: ([^`]+))?`/gu, (_, name: string, value?: string) =>
      value === undefined ? label(name) : `${label(name)}: \`${value.replace(/[[\]{}]/g, '').trim()}\``,
    )
    .replace(/`([a-z]\w*)`/gi, (whole, name: string) => (fields.has(name) ? label(name) : whole))
    .replace(/(?:a list \(lines that start with `- `\)|a block of “Field”: `value` lines)/g, 'in its own fields')
    .replace(/delete the line(?:s)?(?: (“[^”]+”)(?:: `[^`]*`)?)?(?: and “Redirects” above it)?/g, (_, name?: string) =>
      name === undefined ? 'delete it' : `empty ${name}`,
    )
    .replace(/\b(add|write) (?:the |a )?line (?=“)/g, 'fill in ')
    .replace(/ behind (?=“)/g, ' in ')
    .replace(/is not the name of a file in data\/\w+(?: or data\/\w+)*/g, 'is not in the catalogue')
    .replace(/(^|, or )add \w+\/[\w-]+\.yaml if it is new or was deleted/, (_, or) => (or ? '' : 'choose another one'))
    .replace(/rename the file to \w+\/([\w-]+)\.yaml/, 'change the name of the file to `$1`')
    .replace(/`\[([^[\]]*)\]`/g, '$1');
}

/** What a finding says, in a form's terms. */
export const plainMessage = (finding: Finding): string => inFormWords(finding.message, finding);

/** A fix in a form's terms. Undefined if the fix adds lines to the file. */
export function plainFix(finding: Finding): string | undefined {
  const { rule, fix, plain = fix } = finding;
  if (rule === 'schema/required' || plain?.includes('\n')) return undefined;
  return plain === undefined ? undefined : inFormWords(plain, finding).replace(/\.$/, '');
}

/** The finding once for each way to apply its fix: an edit of the text, or each value that it offers to write. */
export function waysToApply(finding: Finding, value: EntryValue): readonly Finding[] {
  const { autofix, values = [], pointer, line, column, endColumn } = finding;
  if (autofix && 'edits' in autofix) return [finding];
  const ways = values.map((offered) => ({ ...finding, values: [offered] }));
  if (pointer !== undefined) return ways.filter((way) => valueToWrite(way, value) !== undefined);
  // Found before the text was read as values: what is marked is the whole value.
  return ways.map((way) => ({ ...way, autofix: { edits: [{ line, column, endColumn, text: way.values.join('') }] } }));
}

interface ApplyButtonsProps {
  finding: Finding;
  value: EntryValue;
  isOld: boolean;
  onApply: (finding: Finding) => void;
  button: ComponentType<ComponentProps<'button'>>;
}

/** A button for each way to apply a fix. */
export function ApplyButtons({ finding, value, isOld, onApply, button: Button }: ApplyButtonsProps) {
  const { findings } = useEditorWords();
  const ways = waysToApply(finding, value);
  return ways.map((way) => {
    const [offered = ''] = way.values ?? [];
    return (
      <Button key={offered} disabled={isOld} onClick={() => onApply(way)}>
        {ways.length > 1 ? fill(findings.applyValue, { value: offered }) : findings.apply}
      </Button>
    );
  });
}

/** The findings below a field, with their fixes. Those of an older text are dimmed. */
export function Problems({ id, problems }: { id: string; problems: readonly Finding[] }) {
  const { findings } = useEditorWords();
  const { file, value, isOld, applyFix } = useForm();
  return (
    <div id={id} hidden={problems.length === 0}>
      {problems.map((finding) => {
        const { severity, message, rule } = finding;
        const fix = plainFix(finding);
        return (
          <Note key={rule + message} data-severity={severity} data-old={isOld}>
            {plainMessage(finding)}
            {fix !== undefined && <span>{fill(findings.fix, { fix })}</span>}
            {finding.file === file && (
              <ApplyButtons {...{ finding, value, isOld }} onApply={applyFix} button={SecondaryButton} />
            )}
          </Note>
        );
      })}
    </div>
  );
}
