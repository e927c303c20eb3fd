import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { placeOf } from '../../catalogue/kinds.ts';
import { entryFileOf } from '../proposal/apply.ts';
import type { Finding } from '../../yaml/finding.ts';
import { colour, font, media, size, space } from '../../ui/theme.ts';
import { plainButton } from '../form/parts.ts';
import type { EntryValue } from '../../yaml/edit/edit.ts';
import { ApplyButtons, plainFix, plainMessage } from '../form/problems.tsx';
import type { EngineAnswer } from '../engine/worker.ts';
import { fill, useEditorWords } from '../parts/words.ts';

const Box = styled.details`
  position: relative;
  min-width: 0;
  border: 1px solid ${colour.line};
  border-inline-start: 4px solid ${colour.lineStrong};
  background: ${colour.mist};
  &[data-old='true'] li,
  &[data-old='true'] button {
    color: ${colour.muted};
  }
  &[data-state='errors'] {
    border-inline-start-color: ${colour.error};
  }
  &[data-state='warnings'] {
    border-inline-start-color: ${colour.accent};
  }
  &[data-state='good'] {
    border-inline-start-color: ${colour.success};
    background: ${colour.successPale};
    color: ${colour.success};
  }
  &[data-state='blank'] {
    border-inline-start-color: ${colour.primary};
    background: ${colour.primaryPale};
  }
  &:is(p),
  > summary {
    min-height: 44px;
    padding: 10px ${space.x2};
    font-weight: ${font.weight.semibold};
  }
  summary {
    color: ${colour.ink};
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space.x2};
    padding: ${space.x1} ${space.x2} ${space.x2};
    ${media.desk} {
      position: absolute;
      top: 100%;
      inset-inline-start: -4px;
      inset-inline-end: -1px;
      max-height: 70vh;
      border: 1px solid ${colour.lineStrong};
      background: ${colour.paper};
      box-shadow: 0 12px 32px color-mix(in srgb, ${colour.ink} 18%, transparent);
      overflow: auto;
    }
  }
  li {
    font-size: 0.9375rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: ${size.small};
    font-weight: ${font.weight.regular};
    color: ${colour.muted};
    white-space: pre-line;
  }
`;
const Link = styled(plainButton)`
  display: block;
  min-height: 32px;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  color: ${colour.primary};
`;

interface FindingsPanelProps {
  /** Nothing is written yet, so nothing is reported. */
  isBlank: boolean;
  findings: readonly Finding[];
  elsewhere: readonly Finding[];
  isChecking: boolean;
  hasFailed: boolean;
  /** Goes to the finding's field or line, or opens its file. */
  onChoose: (finding: Finding) => void;
  /** Writes the fix of a finding in the open file, which has this value. */
  onApply?: (finding: Finding) => void;
  value?: EntryValue;
  /** The findings are those of an older text. */
  isOld?: boolean;
  answer?: Pick<EngineAnswer, 'unread'> | undefined;
}

/** Short summary, also announced to screen readers. */
function useSummary(errors: number, warnings: number, { isBlank, isChecking, hasFailed }: FindingsPanelProps): string {
  const { findings: words } = useEditorWords();
  if (isBlank) return words.blank;
  if (hasFailed) return words.stopped;
  if (errors + warnings === 0) return isChecking ? words.checking : words.good;
  const counts = [
    errors > 0 && fill(words.errors, { count: errors }),
    warnings > 0 && fill(words.warnings, { count: warnings }),
  ];
  return counts.filter(Boolean).join(' · ');
}

/** Only what has been checked is good. */
function stateWithoutFindings({ isBlank, hasFailed, isChecking }: FindingsPanelProps) {
  if (isBlank) return 'blank';
  if (hasFailed) return 'errors';
  return isChecking ? 'checking' : 'good';
}

/** The panel stays on a phone's screen. */
const mostRows = 6;

/** All findings, each with a link to its field. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { findings, elsewhere, onChoose, onApply, value = {}, isOld = false } = props;
  const { findings: words } = useEditorWords();
  const all = [...findings, ...elsewhere];
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const summary = useSummary(errors, all.length - errors, props);
  const isGood = all.length === 0;
  const { unread = [] } = props.answer ?? {};
  const rows = unread.slice(0, mostRows).join(', ') + (unread.length > mostRows ? ' …' : '');
  const asWritten = rows !== '' && <small>{fill(words.asWritten, { rows })}</small>;
  const good = useRef<HTMLDetailsElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // The focused list disappears with its last finding, so focus the message in its place.
    if (isGood && hasFocus.current) good.current?.focus();
    if (isGood) hasFocus.current = false;
  }, [isGood]);
  if (isGood) {
    return (
      <Box as="p" ref={good} tabIndex={-1} role="status" data-state={stateWithoutFindings(props)}>
        <span>{summary}</span>
        {asWritten}
      </Box>
    );
  }
  const fixOf = (fix: string | undefined) => (fix === undefined ? [] : [fill(words.fix, { fix })]);
  return (
    <Box
      data-state={errors > 0 ? 'errors' : 'warnings'}
      data-old={isOld}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <summary>
        {words.heading}: <span role="status">{summary}</span>
      </summary>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.line} ${finding.rule} ${finding.message}`}>
            <Link onClick={() => onChoose(finding)}>{plainMessage(finding)}</Link>
            <small>{[fill(words.line, { line: finding.line }), ...fixOf(plainFix(finding))].join('. ')}</small>
            {onApply && <ApplyButtons {...{ finding, value, isOld, onApply }} button={Link} />}
          </li>
        ))}
        {elsewhere.map((finding) => {
          const { file, message, rule } = finding;
          return (
            <li key={`${file} ${rule} ${message}`}>
              {`${fill(words.elsewhere, { file })} ${plainMessage(finding)}`}
              <small>{fixOf(plainFix(finding))}</small>
              {placeOf(entryFileOf(file)) && (
                <Link aria-label={fill(words.openFile, { file })} onClick={() => onChoose(finding)}>
                  {words.open}
                </Link>
              )}
            </li>
          );
        })}
        {asWritten && <li>{asWritten}</li>}
      </ul>
    </Box>
  );
}
