import type { MachineFamily } from '../../catalogue/catalogue.ts';
import { beadWireRemover } from './cutting/bead-wire-remover.ts';
import { blockCutter } from './cutting/block-cutter.ts';
import { channelBaler } from './baling/channel-baler.ts';
import { classifier } from './handling/classifier.ts';
import { conveyor } from './handling/conveyor.ts';
import { generic } from './generic.ts';
import type { Family, UsualSides } from './family.ts';
import { metalBaler } from './baling/metal-baler.ts';
import { overbandMagnet } from './handling/overband-magnet.ts';
import { primaryShredder } from './shredding/primary-shredder.ts';
import { rasper } from './shredding/rasper.ts';
import { secondaryShredder } from './shredding/secondary-shredder.ts';
import { stripCutter } from './cutting/strip-cutter.ts';
import { tumbleBackFeeder } from './handling/tumble-back-feeder.ts';
import { tyreBaler } from './baling/tyre-baler.ts';
import { tyreCutter } from './cutting/tyre-cutter.ts';
import { tyreFolder } from './baling/tyre-folder.ts';
import { vibratoryFeeder } from './handling/vibratory-feeder.ts';

export const families: Record<MachineFamily, Family> = {
  'bead-wire-remover': beadWireRemover,
  'block-cutter': blockCutter,
  'channel-baler': channelBaler,
  classifier,
  conveyor,
  generic,
  'metal-baler': metalBaler,
  'overband-magnet': overbandMagnet,
  'primary-shredder': primaryShredder,
  rasper,
  'secondary-shredder': secondaryShredder,
  'strip-cutter': stripCutter,
  'tumble-back-feeder': tumbleBackFeeder,
  'tyre-baler': tyreBaler,
  'tyre-cutter': tyreCutter,
  'tyre-folder': tyreFolder,
  'vibratory-feeder': vibratoryFeeder,
};

/**
 * The sides of each family without figures: a body takes up to 100 ms, and the check looks at every machine. A test
 * compares them with the bodies.
 */
export const usualSides: Record<MachineFamily, UsualSides> = {
  'bead-wire-remover': { length: 3600, height: 1978, width: 1146 },
  'block-cutter': { length: 2800, height: 2241, width: 1444 },
  'channel-baler': { length: 8600, height: 4000, width: 2489 },
  classifier: { length: 6434, height: 4400, width: 2366 },
  conveyor: { length: 9270, height: 4620, width: 2141 },
  generic: { length: 4200, height: 2600, width: 1800 },
  'metal-baler': { length: 8260, height: 3400, width: 4557 },
  'overband-magnet': { length: 4542, height: 3170, width: 3195 },
  'primary-shredder': { length: 5200, height: 4275, width: 1800 },
  rasper: { length: 4674, height: 3652, width: 2416 },
  'secondary-shredder': { length: 4997, height: 3300, width: 3285 },
  'strip-cutter': { length: 2300, height: 2110, width: 1643 },
  'tumble-back-feeder': { length: 6500, height: 4300, width: 3452 },
  'tyre-baler': { width: 1940, height: 4700, depth: 1440 },
  'tyre-cutter': { width: 1530, height: 2700, depth: 1200 },
  'tyre-folder': { width: 1530, height: 2700, depth: 1200 },
  'vibratory-feeder': { length: 3675, height: 2706, width: 2153 },
};
