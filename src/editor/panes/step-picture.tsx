import styled from '@emotion/styled';
import type { EditorSettings } from '../embedded.ts';
import { colour } from '../../ui/theme.ts';

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 220px;
  height: auto;
  border: 1px solid ${colour.line};
  background: ${colour.paper};
`;

const { ink, line, lineStrong, mist, primary, success, error, accent, muted, paper } = colour;

/** Lines instead of text. */
function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, index) => (
    <rect key={index} x={x} y={y + index * 12} width={width} height="5" rx="2" fill={index === 0 ? lineStrong : line} />
  ));
}

/** GitHub's green button. */
function GreenButton({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height="18" rx="4" fill={success} />
      <rect x={x + 10} y={y + 7} width={width - 20} height="4" rx="2" fill={paper} />
      <path d={`M${x + width - 8} ${y + 14}l4 12 3-5 6-2z`} fill={ink} stroke={paper} strokeWidth="1" />
    </>
  );
}

/** A step on GitHub, with the name of its drawing. */
type Step = EditorSettings['words']['zipSteps'][number];

const drawings: Record<Step['picture'], React.ReactNode> = {
  propose: (
    <>
      <rect x="40" y="40" width="140" height="84" rx="4" fill={paper} stroke={lineStrong} strokeWidth="1.5" />
      <rect x="52" y="52" width="116" height="14" rx="3" fill={mist} stroke={line} />
      <rect x="58" y="57" width="60" height="4" rx="2" fill={muted} />
      <circle cx="57" cy="82" r="4" fill="none" stroke={primary} strokeWidth="2" />
      <circle cx="57" cy="82" r="1.5" fill={primary} />
      <rect x="66" y="80" width="80" height="4" rx="2" fill={line} />
      <GreenButton x={98} y={98} width={70} />
    </>
  ),
  tick: (
    <>
      <circle cx="56" cy="80" r="24" fill={success} />
      <path d="M45 80l8 8 15-16" fill="none" stroke={paper} strokeWidth="5" />
      <Lines x={96} y={62} widths={[90, 70]} />
      <circle cx="103" cy="106" r="8" fill={error} />
      <path d="M99.5 102.5l7 7m0-7l-7 7" fill="none" stroke={paper} strokeWidth="2" />
      <rect x="118" y="104" width="66" height="5" rx="2" fill={line} />
    </>
  ),
  zip: (
    <>
      <path d="M40 44h34l20 20v56H40z" fill={paper} stroke={ink} strokeWidth="1.5" />
      <path d="M58 44v40m-4-36h8m-8 10h8m-8 10h8m-8 10h8" fill="none" stroke={lineStrong} strokeWidth="2" />
      <path d="M104 84h24m-8-8l8 8-8 8" fill="none" stroke={primary} strokeWidth="3" />
      <path d="M138 58h22l6 8h32v50h-60z" fill={accent} stroke={ink} strokeWidth="1.5" />
    </>
  ),
  drag: (
    <>
      <rect x="14" y="36" width="192" height="90" rx="4" fill={mist} stroke={primary} strokeDasharray="6 4" />
      <Lines x={60} y={104} widths={[100, 70]} />
      <path d="M84 50h20l6 8h30v36H84z" fill={accent} stroke={ink} strokeWidth="1.5" />
      <path d="M136 84l4 14 4-6 7-1z" fill={ink} stroke={paper} strokeWidth="1" />
    </>
  ),
};

/** A drawing of a step on GitHub. It is decorative: the text beside it says the same. */
export function StepPicture({ picture }: Pick<Step, 'picture'>) {
  return (
    <Picture viewBox="0 0 220 140" aria-hidden="true">
      <rect width="220" height="22" fill={ink} />
      <circle cx="14" cy="11" r="5" fill={paper} />
      <rect x="28" y="8" width="70" height="6" rx="3" fill={muted} />
      {drawings[picture]}
    </Picture>
  );
}
