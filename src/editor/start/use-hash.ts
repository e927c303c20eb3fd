import { useSyncExternalStore } from 'react';
import type { Finding } from '../../yaml/finding.ts';
import { idOfFile } from '../proposal/apply.ts';
import type { Draft } from '../proposal/proposal.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** A link that was cut off in the middle of a character leads to the start screen. */
function read(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The URL's hash: the id of the open draft. It makes the browser's back button work. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, read);
}

/** The hash of the screen that sends the proposal; no draft has this id. */
export const sendHash = 'send';

/** The hash of the screen that imports a spreadsheet. */
export const importHash = 'import';

/** Leaves what is not there any more; the browser's back button does not lead to it again. */
export function leave(): void {
  location.replace('#');
}

/** Opens another draft; '' is the start screen. */
export function goTo(id: string): void {
  location.hash = encodeURIComponent(id);
}

let wanted: Finding | undefined;

/** Opens the draft of a finding's file, whose form leads to its field. */
export function goToFinding(finding: Finding, drafts: readonly Draft[]): void {
  wanted = finding;
  goTo(idOfFile(finding.file, drafts));
}

/** The finding to which the form that opens now is to lead; once. */
export function takeWanted(): Finding | undefined {
  const finding = wanted;
  wanted = undefined;
  return finding;
}
