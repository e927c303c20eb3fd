import { useSyncExternalStore } from 'react';
import { mostMachines } from '../../../enquiry/contract/enquiry.ts';
import { useShell } from '../../frame/shell.tsx';
import { listKey } from './list-event.ts';
import { readList, watchList, writeList, type ListedMachine } from './stored-list.ts';

export interface EnquiryList {
  /** Of the list in this device's storage. */
  key: string;
  machines: readonly ListedMachine[];
  isFull: boolean;
  /** Adds a machine at the end, once. @returns false when the device keeps nothing */
  add: (machine: ListedMachine) => boolean;
  remove: (name: string) => void;
  clear: () => void;
}

const none: readonly ListedMachine[] = [];

/** The visitor's enquiry list; empty on the server and in the first render after it. */
export function useEnquiryList(): EnquiryList {
  const key = listKey(useShell().origin);
  const machines = useSyncExternalStore(
    watchList,
    () => readList(key),
    () => none,
  );
  const without = (name: string) => readList(key).filter((machine) => machine.name !== name);
  return {
    key,
    machines,
    isFull: machines.length >= mostMachines,
    add: (machine) => writeList(key, [...without(machine.name), machine]),
    remove: (name) => void writeList(key, without(name)),
    clear: () => void writeList(key, none),
  };
}
