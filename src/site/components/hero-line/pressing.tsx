import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour, media } from '../../theme.ts';
import { leaving } from './granulation.tsx';
import { Running, Traveller, Turning, travelling } from './motion.ts';
import { Belt, Fall, Fine, Plate, Posts, Well } from './parts.tsx';
import { SHEET } from './sheet.ts';
import { above, route, slope } from './route.ts';

const arriving = {
  from: { x: leaving.from.x - SHEET.width, y: leaving.from.y },
  to: { x: leaving.to.x - SHEET.width, y: leaving.to.y },
};
const ramp = slope(arriving.from, arriving.to);
const last = above(ramp, ramp.length - 22, 13);

/** Steel leaves the granulate under the magnet, is carried along its belt, and falls into the baler. */
const steelRoute = route(above(ramp, ramp.length - 136, 13), [
  last,
  { x: last.x + 10, y: 221, seconds: 0.3, ease: 'ease-in' },
  { x: 240, y: 221 },
  { x: 256, y: 229, seconds: 0.25, ease: 'ease-in' },
  { x: 286, y: 290, seconds: 0.45, ease: 'ease-in' },
]);
const steel = [0.04, 0.24, 0.44, 0.64, 0.84];
const WIRE = 'M-9 1q3-6 6-1t6-1 6 1M-6 4q4-5 8-1t5-2';

/** One stroke of the baler, and how far it pushes the bales on. */
const STROKE = { seconds: 6, ram: 66, bale: 78 } as const;
const push = keyframes`
  0%, 34% { transform: none; animation-timing-function: ease-in-out }
  62%, 70% { transform: translateX(${STROKE.ram}px); animation-timing-function: ease-in-out }
  92%, 100% { transform: none }
`;
const crush = keyframes`
  0% { transform: scaleX(1); opacity: 0; animation-timing-function: ease-out }
  28%, 34% { transform: scaleX(1); opacity: 1; animation-timing-function: ease-in-out }
  61% { transform: scaleX(0.1); opacity: 1 }
  63%, 100% { transform: scaleX(0.1); opacity: 0 }
`;
const advance = keyframes`
  0%, 44% { transform: none; animation-timing-function: ease-in-out }
  62%, 100% { transform: translateX(${STROKE.bale}px) }
`;
const stroke = `${STROKE.seconds}s linear infinite`;
const Ram = styled.g`
  animation: ${push} ${stroke};
  ${media.calm} {
    animation: none;
  }
`;
const Heap = styled.g`
  animation: ${crush} ${stroke};
  ${media.calm} {
    animation: none;
  }
`;
const Bales = styled.g`
  animation: ${advance} ${stroke};
  ${media.calm} {
    animation: none;
  }
`;
const Steel = styled.path`
  stroke: ${colour.onInk};
`;

const bales = [372, 450, 528];
const BALE = 'M2 290H68Q70 290 70 292V350Q70 352 68 352H2Q0 352 0 350V292Q0 290 2 290Z';
const TIES = 'M10 290v62M22.500 290v62M35 290v62M47.500 290v62M60 290v62';
const CRUSHED =
  'M3 302q8-8 15 0t14-3 16 4 18-3M4 318q10-7 17 1t15-4 14 5 16-4M3 334q9-8 16-1t16-3 15 4 16-3M5 346q9-5 15-1t16-1 14 1 15-1';

/** The third sheet: a magnet takes the steel out, granulate fills a bag, and the baler presses the steel. */
export function Pressing() {
  return (
    <>
      <Posts
        at={[
          [20, 134],
          [192, 134],
          [-20, 340],
        ]}
      />
      <Plate d="M10 124H202V134H10Z" />
      <Fine d="M90 134V180M178 134V180" />
      <Belt {...arriving} load="grains" />
      <Fall x={104} y={240} width={30} height={66} load="grains" />
      <Posts
        at={[
          [82, 284],
          [170, 284],
        ]}
      />
      <Fine d="M92 312 82 288M160 312l10-24" />
      <Plate d="M90 310Q126 296 162 310C168 340 166 372 160 388H92C86 372 84 340 90 310Z" />
      <Fine d="M90 310Q126 324 162 310M108 340h36v26h-36z" />
      <Plate d="M62 176H218A18 18 0 0 1 218 212H62A18 18 0 0 1 62 176Z" />
      {[62, 218].map((x) => (
        <g key={x} transform={`translate(${x} 194)`}>
          <Turning seconds={2}>
            <circle r="11" />
            <Fine d="M-11 0H11M0-11V11" />
          </Turning>
        </g>
      ))}
      <Well d="M84 182H196V206H84Z" />
      <Fine d="M96 182v24M108 182v24M120 182v24M132 182v24M144 182v24M156 182v24M168 182v24M180 182v24" />
      <svg x="62" y="211" width="156" height="8" overflow="hidden">
        <Running x={24} seconds={0.4}>
          <Fine d="M-24 1v6M0 1v6M24 1v6M48 1v6M72 1v6M96 1v6M120 1v6M144 1v6" />
        </Running>
      </svg>
      {steel.map((phase) => (
        <Traveller key={phase} {...travelling(steelRoute, phase)}>
          <Steel d={WIRE} />
        </Traveller>
      ))}
      <Plate d="M440 352H560V364H440Z" />
      <Fine
        d="M452 358h.1M472 358h.1M492 358h.1M512 358h.1M532 358h.1M552 358h.1"
        strokeLinecap="round"
        strokeWidth="7"
      />
      <Posts
        at={[
          [462, 364],
          [540, 364],
        ]}
      />
      <svg x="372" y="280" width="188" height="74" overflow="hidden">
        <g transform="translate(-372 -280)">
          <Bales>
            {bales.map((x) => (
              <g key={x} transform={`translate(${x} 0)`}>
                <Plate d={BALE} />
                <Fine d={CRUSHED} />
                <path d={TIES} />
              </g>
            ))}
          </Bales>
        </g>
      </svg>
      <Plate d="M206 276H442V358H206Z" />
      <Plate d="M240 232H348L328 276H260Z" />
      <Fine d="M250 239H338M280 239l4 37M308 239l-4 37" />
      <Well d="M216 284H336V350H216Z" />
      <g transform="translate(336 0)">
        <Heap>
          <Steel d="M-70 340q6-20 12-4t10-16 12 12 10-14 12 16 10-8M-72 348q8-12 14-4t14-10 12 8 14-8 14 10M-60 322q8-14 14-2t14-8 12 10" />
        </Heap>
      </g>
      <svg x="216" y="284" width="120" height="66" overflow="hidden">
        <g transform="translate(-216 -284)">
          <Ram>
            <Plate d="M170 310H256V324H170ZM256 288H268V346H256Z" />
          </Ram>
        </g>
      </svg>
      <Plate d="M212 302H244V332H212Z" />
      <Fine d="M220 302v30M236 302v30" />
      <Fine d="M352 276v82M370 276v82M388 276v82M406 276v82M424 276v82M336 300H442M336 334H442" />
      <Posts
        at={[
          [222, 358],
          [344, 358],
          [428, 358],
        ]}
      />
      <Plate d="M246 366H320V388H246ZM258 366v-8h20v8z" />
    </>
  );
}
