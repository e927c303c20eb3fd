import type { ComponentProps, ComponentType } from 'react';
import type { Finding } from '../../yaml/finding.ts';
import { fill, useEditorWords } from '../parts/words.ts';
import { valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';
import { valueToWrite } from './finding-path.ts';
import { useForm } from './form-context.ts';
import { Note, SecondaryButton } from './parts.ts';

/** The findings of a field. Before the field is touched, a missing value is not reported. */
export function useProblems(path: readonly string[], { wasTouched }: { wasTouched: boolean }): readonly Finding[] {
  const { findings, isStrict, value } = useForm();
  const found = findings.get(path.join('/')) ?? [];
  // The check lags behind typing.
  const isThere = valueAtPath(value, path) !== undefined;
  return (isStrict || wasTouched) && !isThere ? found : found.filter(({ rule }) => rule !== 'schema/required');
}

/** A fix in a form's terms. Undefined if the fix adds lines to the file. */
export function plainFix({ rule, fix, plain = fix }: Finding): string | undefined {
  return rule === 'schema/required' || plain?.includes('\n') ? undefined : plain?.replace(/\.$/, '');
}

/** The finding once for each way to apply its fix: an edit of the text, or each value that it offers to write. */
export function waysToApply(finding: Finding, value: EntryValue): readonly Finding[] {
  const { autofix, values = [], pointer, line, column, endColumn } = finding;
  if (autofix && 'edits' in autofix) return [finding];
  const ways = values.map((one) => ({ ...finding, values: [one] }));
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
    const [one = ''] = way.values ?? [];
    return (
      <Button key={one} disabled={isOld} onClick={() => onApply(way)}>
        {ways.length > 1 ? fill(findings.applyValue, { value: one }) : findings.apply}
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
            {message}
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
