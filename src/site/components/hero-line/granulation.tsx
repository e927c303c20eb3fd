import styled from '@emotion/styled';
import { colour } from '../../theme.ts';
import { discharge } from './intake.tsx';
import { Blinking, Turning } from './motion.ts';
import { Axis, Belt, Fall, Fine, Person, Plate, Posts, Well } from './parts.tsx';
import { SHEET } from './sheet.ts';
import { blades } from './shapes.ts';

const arriving = {
  from: { x: discharge.from.x - SHEET.width, y: discharge.from.y },
  to: { x: discharge.to.x - SHEET.width, y: discharge.to.y },
};
const climb = { from: arriving.to, to: { x: 266, y: 180 } };
const outlet = { from: { x: 290, y: 372 }, to: { x: 474, y: 372 } };
/** It goes on to the third sheet. */
export const leaving = { from: outlet.to, to: { x: 652, y: 248 } };

const Lamp = styled.circle`
  fill: ${colour.onInk};
  stroke: none;
`;

/** The second sheet: the chips climb into the rasper, which cuts the steel free and drops granulate. */
export function Granulation() {
  return (
    <>
      <Posts
        at={[
          [70, 340],
          [126, 296],
          [520, 352],
        ]}
      />
      <Belt {...arriving} load="chips" />
      <Belt {...climb} load="chips" />
      <Fall x={272} y={174} width={24} height={34} load="chips" />
      <Person x={216} />
      <Plate d="M148 304H188V388H148Z" />
      <Fine d="M154 326H182V380H154ZM176 350v8M158 388v-4M178 388v-4" />
      <Well d="M155 310H173V321H155Z" />
      <Blinking>
        <Lamp cx="180" cy="315.5" r="3" />
      </Blinking>
      <Fall x={304} y={352} width={40} height={14} load="grains" />
      <Belt {...outlet} load="grains" />
      <Belt {...leaving} load="grains" />
      <Plate d="M250 204H396L374 244H278Z" />
      <Fine d="M262 211H384M300 211l8 33M348 211l-8 33" />
      <Plate d="M276 244H372L392 268V346H258V268Z" />
      <Well d="M324 248a46 46 0 1 0 .1 0Z" />
      <Fine d="M282.500 310a44 44 0 0 0 83 0" strokeDasharray="5 3" />
      <Well d="M276 288h14l6 6-6 6h-14zM372 288h-14l-6 6 6 6h14z" />
      <g transform="translate(324 294)">
        <Turning seconds={2.4}>
          <Plate d={blades(12, 26, 38)} />
          <circle r="26" />
          <circle r="9" />
          <Fine d="M0-26V-9M0 9V26M-26 0H-9M9 0H26" />
        </Turning>
      </g>
      <Axis d="M324 236V352M268 294H380" />
      <Plate d="M392 276H408V324H392ZM408 282H456V320H408ZM416 320H448V346H416Z" />
      <Fine d="M418 282v38M427 282v38M436 282v38M445 282v38" />
      <Plate d="M248 346H464V357H248Z" />
      <Posts
        at={[
          [264, 357],
          [454, 357],
        ]}
      />
      <Fine d="M264 274v66M386 274v66" />
    </>
  );
}
