import { maxCompared } from '../../../catalogue/comparison/address.ts';

/** A machine's name: what else an address may hold stays out of the message. */
const name = /^[\p{L}\d][\p{L}\d .-]{0,39}$/u;

/** The machines that a comparison's link names besides the first: `with=SHT8000,SHT12000`. */
export function otherMachines(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((part) => part.trim());
  return [...new Set(names)].filter((part) => name.test(part)).slice(0, maxCompared - 1);
}
