import { fill } from '../../catalogue/words.ts';
/** The message line that names a machine; empty without one. */
export function machineLine(pattern: string, machine: string | undefined): string {
  return machine === undefined ? '' : fill(pattern, { machine });
}

/** Splits a message into the machines of its first lines, as `machineLine` writes them, and the remaining text. */
export function readMachineLines(message: string, pattern: string): { machines: string[]; rest: string } {
  const [before = '', after = ''] = pattern.split('{machine}');
  const lines = message.split('\n');
  const end = lines.findIndex(
    (line) => line.length <= before.length + after.length || !line.startsWith(before) || !line.endsWith(after),
  );
  const opening = end < 0 ? lines : lines.slice(0, end);
  return {
    machines: opening.map((line) => line.slice(before.length, line.length - after.length)),
    rest: lines.slice(opening.length).join('\n'),
  };
}
