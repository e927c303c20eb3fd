import type { MachineFamily } from '../../catalogue/catalogue.ts';
import { beadWireRemover } from './bead-wire-remover.ts';
import { blockCutter } from './block-cutter.ts';
import { channelBaler } from './channel-baler.ts';
import { classifier } from './classifier.ts';
import { conveyor } from './conveyor.ts';
import type { Family } from './family.ts';
import { generic } from './generic.ts';
import { overbandMagnet } from './overband-magnet.ts';
import { primaryShredder } from './primary-shredder.ts';
import { rasper } from './rasper.ts';
import { secondaryShredder } from './secondary-shredder.ts';
import { sideWallRemover } from './side-wall-remover.ts';
import { stripCutter } from './strip-cutter.ts';
import { tumbleBackFeeder } from './tumble-back-feeder.ts';
import { tyreBaler } from './tyre-baler.ts';
import { tyreCutter } from './tyre-cutter.ts';
import { tyreFolder } from './tyre-folder.ts';
import { vibratoryFeeder } from './vibratory-feeder.ts';

/** The drawing of each kind of machine; a kind without one does not compile. */
export const families: Record<MachineFamily, Family> = {
  'tyre-baler': tyreBaler,
  'channel-baler': channelBaler,
  'primary-shredder': primaryShredder,
  rasper,
  'tyre-cutter': tyreCutter,
  'tyre-folder': tyreFolder,
  'secondary-shredder': secondaryShredder,
  'tumble-back-feeder': tumbleBackFeeder,
  conveyor,
  'vibratory-feeder': vibratoryFeeder,
  classifier,
  'overband-magnet': overbandMagnet,
  'bead-wire-remover': beadWireRemover,
  'strip-cutter': stripCutter,
  'block-cutter': blockCutter,
  'side-wall-remover': sideWallRemover,
  generic,
};
