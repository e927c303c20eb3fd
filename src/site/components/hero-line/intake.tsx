import { Traveller, Turning, travelling } from './motion.ts';
import { Axis, Belt, Fall, Fine, Plate, Posts, Well, WholeTyre } from './parts.tsx';
import { above, route, slope } from './route.ts';
import { knives } from './shapes.ts';

const RADIUS = 30;
const infeed = { from: { x: -20, y: 357 }, to: { x: 62, y: 357 } };
const climb = { from: { x: 84, y: 362 }, to: { x: 348, y: 174 } };
/** It goes on as the second sheet's first conveyor. */
export const discharge = { from: { x: 380, y: 368 }, to: { x: 582, y: 368 } };

const ramp = slope(climb.from, climb.to);
const lift = RADIUS + 9;
const top = above(ramp, ramp.length + 8, lift);
const tyreRoute = route({ x: -42, y: infeed.to.y - lift }, [
  { x: above(ramp, 10, lift).x, y: infeed.to.y - lift },
  top,
  { x: top.x + 26, y: top.y + 6, seconds: 0.35, ease: 'ease-in' },
  { x: 425, y: 282, seconds: 0.55, ease: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
]);

const tyres = [0.08, 0.41, 0.745];
const rotors = [
  { x: 394, seconds: 5 },
  { x: 456, seconds: -5 },
];

/** The first sheet: whole tyres come in, climb, and fall between the shafts of the primary shredder. */
export function Intake() {
  return (
    <>
      <Posts
        at={[
          [18, 366],
          [150, 332],
          [250, 261],
        ]}
      />
      <Fine d="M150 372 250 300M150 346 250 374" />
      <Belt {...infeed} />
      <Belt {...climb} />
      <Plate d="M456 202 532 150H540L520 202Z" />
      <Fine d="M482 202 533 158" />
      {tyres.map((phase) => (
        <Traveller key={phase} {...travelling(tyreRoute, phase)}>
          <WholeTyre />
        </Traveller>
      ))}
      <Fall x={404} y={330} width={44} height={32} load="chips" />
      <Belt {...discharge} load="chips" />
      <Plate d="M330 200H522L484 248H366Z" />
      <Fine d="M344 207H508M390 207l12 41M426 207v41M462 207l-12 41" />
      <Plate d="M346 248H504V324H346Z" />
      <Well d="M358 253H492V317H358Z" />
      {rotors.map(({ x, seconds }) => (
        <g key={x} transform={`translate(${x} 285)`}>
          <Turning seconds={seconds}>
            <Plate d={knives(6, 22, 31)} />
            <circle r="13" />
            <Fine d="M0-13V13M-13 0H13" />
          </Turning>
          <circle r="4" />
        </g>
      ))}
      <Axis d="M394 240V330M456 240V330M350 285H500" />
      <Plate d="M504 262H522V310H504ZM522 268H554V304H522Z" />
      <Fine d="M528 268v36M534 268v36M540 268v36M546 268v36" />
      <Plate d="M340 324H556V336H340ZM398 336H454L448 350H404Z" />
      <Posts
        at={[
          [356, 336],
          [542, 336],
        ]}
      />
      <Fine d="M350 252v68M500 252v68" />
    </>
  );
}
