import styled from '@emotion/styled';
import type { Finding } from '../../catalogue/finding.ts';
import { colour, font, size, space } from '../../site/theme.ts';
import { fill, useWords } from '../parts/words.tsx';
import { valueAtPath } from '../text/edit.ts';
import { useForm } from './form-context.ts';

const Problem = styled.p<{ $severity: Finding['severity'] }>`
  padding-inline-start: ${space.x2};
  border-inline-start: 3px solid ${({ $severity }) => ($severity === 'error' ? colour.error : colour.accent)};
  font-size: ${size.small};
  line-height: 1.5;
  color: ${({ $severity }) => ($severity === 'error' ? colour.error : colour.text)};
  overflow-wrap: anywhere;
  strong {
    font-weight: ${font.weight.semibold};
  }
  span {
    display: block;
    color: ${colour.muted};
  }
`;

/** The findings of a field. Before the field is touched, a missing value is not reported. */
export function useProblems(path: readonly string[], wasTouched: boolean): readonly Finding[] {
  const { findings, isStrict, value } = useForm();
  const found = findings.get(path.join('/')) ?? [];
  // The check lags behind typing.
  const isThere = valueAtPath(value, path) !== undefined;
  return (isStrict || wasTouched) && !isThere ? found : found.filter(({ rule }) => rule !== 'schema/required');
}

/**
 * A fix in a form's terms, without YAML syntax: only the value of `flag: ae`. Undefined if the fix adds lines to the
 * file.
 */
export function plainFix({ rule, fix }: Finding): string | undefined {
  if (fix === undefined || rule === 'schema/required' || fix.includes('\n')) return undefined;
  return fix
    .replace(/`[\w-]+: "?([^`]*?)"?`/g, '`$1`')
    .replace(/`([\w-]+):`/g, '`$1`')
    .replace(/\.$/, '');
}

export interface ProblemsProps {
  id: string;
  problems: readonly Finding[];
}

/** The findings below a field, with their fixes. */
export function Problems({ id, problems }: ProblemsProps) {
  const { findings } = useWords();
  return (
    <div id={id} hidden={problems.length === 0}>
      {problems.map((finding) => {
        const { severity, message, rule } = finding;
        const fix = plainFix(finding);
        return (
          <Problem key={rule + message} $severity={severity}>
            {message}
            {fix !== undefined && <span>{fill(findings.fix, { fix })}</span>}
          </Problem>
        );
      })}
    </div>
  );
}
