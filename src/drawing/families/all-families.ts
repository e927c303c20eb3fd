import type { MachineFamily } from '../../catalogue/catalogue.ts';
import { beadWireRemover } from './bead-wire-remover.ts';
import { blockCutter } from './block-cutter.ts';
import { channelBaler } from './channel-baler.ts';
import { classifier } from './classifier.ts';
import { conveyor } from './conveyor.ts';
import { generic } from './generic.ts';
import type { Family } from './family.ts';
import { overbandMagnet } from './overband-magnet.ts';
import { primaryShredder } from './primary-shredder.ts';
import { rasper } from './rasper.ts';
import { secondaryShredder } from './secondary-shredder.ts';
import { stripCutter } from './strip-cutter.ts';
import { tumbleBackFeeder } from './tumble-back-feeder.ts';
import { tyreBaler } from './tyre-baler.ts';
import { tyreCutter } from './tyre-cutter.ts';
import { tyreFolder } from './tyre-folder.ts';
import { vibratoryFeeder } from './vibratory-feeder.ts';

/** The body of each kind of machine; a kind without one does not compile. */
export const families: Record<MachineFamily, Family> = {
  'bead-wire-remover': beadWireRemover,
  'block-cutter': blockCutter,
  'channel-baler': channelBaler,
  classifier,
  conveyor,
  generic,
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
