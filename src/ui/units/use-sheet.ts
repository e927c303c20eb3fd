import { convertedSheetPath } from '../../catalogue/paths.ts';
import type { MachineFiles } from '../../catalogue/shown/parts.ts';
import { useShell } from '../shell.ts';
import { useUnits } from './use-units.tsx';

/** Returns a function that gives the URL of a sheet in the visitor's units, where the site has it. */
export function useSheet(): (sheet: string) => string {
  const units = useUnits();
  const { converted } = useShell().downloads;
  return (sheet) => (units === converted ? convertedSheetPath(sheet, units) : sheet);
}

/** Returns a function that puts the sheet in the visitor's units among files. */
export function useFiles(): (files: MachineFiles) => MachineFiles {
  const inUnits = useSheet();
  return (files) => (files.pdf === undefined ? files : { ...files, pdf: inUnits(files.pdf) });
}
