import type { MachineFamily } from '../../catalogue/catalogue.ts';
import { beadWireRemover } from './cutting/bead-wire-remover.ts';
import { blockCutter } from './cutting/block-cutter.ts';
import { channelBaler } from './baling/channel-baler.ts';
import { classifier } from './handling/classifier.ts';
import { conveyor } from './handling/conveyor.ts';
import { generic } from './generic.ts';
import type { Family } from './family.ts';
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
