import styled from '@emotion/styled';
import type { Finding } from '../../catalogue/finding.ts';
import { colour, font, size, space } from '../../site/theme.ts';
import { fill, useWords } from '../parts/words.tsx';
import { valueAtPath } from '../text/edit.ts';
import { useForm } from './form-context.ts';

const Problem = styled.p<{ $severity: Finding['severity'] }>`
  margin: 0;
  padding-left: ${space.x2};
  border-left: 3px solid ${({ $severity }) => ($severity === 'error' ? colour.error : colour.amber)};
  font-size: ${size.small};
  line-height: 1.5;
  color: ${({ $severity }) => ($severity === 'error' ? colour.error : colour.text)};
  overflow-wrap: anywhere;
  strong {
    font-weight: ${font.weight.semibold};
  }
  span {
    display: block;
    color: ${colour.quiet};
  }
`;

/** What the check says of a field. What is only missing is not said of a field that nobody has touched yet. */
export function useProblems(path: readonly string[], wasTouched: boolean): readonly Finding[] {
  const { findings, isStrict, value } = useForm();
  const found = findings.get(path.join('/')) ?? [];
  // The check answers a moment later than the keyboard writes.
  const isThere = valueAtPath(value, path) !== undefined;
  return (isStrict || wasTouched) && !isThere ? found : found.filter(({ rule }) => rule !== 'schema/required');
}

/** Lines to add to the file are no help in a form. */
export function hasPlainFix(rule: string, fix: string): boolean {
  return rule !== 'schema/required' && !fix.includes('\n');
}

export interface ProblemsProps {
  id: string;
  problems: readonly Finding[];
}

/** The sentences of the check below a field, with the way to mend it. */
export function Problems({ id, problems }: ProblemsProps) {
  const { findings } = useWords();
  return (
    <div id={id} hidden={problems.length === 0}>
      {problems.map(({ severity, message, fix, rule }) => (
        <Problem key={rule + message} $severity={severity}>
          {message}
          {fix !== undefined && hasPlainFix(rule, fix) && (
            <span>{fill(findings.fix, { fix: fix.replace(/\.$/, '') })}</span>
          )}
        </Problem>
      ))}
    </div>
  );
}
