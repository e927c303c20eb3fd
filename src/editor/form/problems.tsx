import type { Finding } from '../../yaml/finding.ts';
import { fill, useEditorWords } from '../parts/words.tsx';
import { valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';
import { valueToWrite } from './finding-path.ts';
import { useForm } from './form-context.ts';
import { Note, SecondaryButton } from './parts.ts';

/** The findings of a field. Before the field is touched, a missing value is not reported. */
export function useProblems(path: readonly string[], wasTouched: boolean): readonly Finding[] {
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

/** Findings whose fix is an edit of the text, or says one value to write. */
export function canApply(finding: Finding, value: EntryValue): boolean {
  const { autofix } = finding;
  return (autofix !== undefined && 'edits' in autofix) || valueToWrite(finding, value) !== undefined;
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
            {finding.file === file && canApply(finding, value) && (
              <SecondaryButton disabled={isOld} onClick={() => applyFix(finding)}>
                {findings.apply}
              </SecondaryButton>
            )}
          </Note>
        );
      })}
    </div>
  );
}
