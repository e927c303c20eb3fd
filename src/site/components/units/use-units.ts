import { useSyncExternalStore, type ComponentType } from 'react';
import type { UnitSystem } from '../../../catalogue/units/targets.ts';

/** The maker's own figures, or one of the systems that they can be converted to. */
export type Units = 'given' | UnitSystem;

/** A figure in another system of units; the maker's own text where there is nothing to convert. */
export type Converted = ComponentType<{ label: string; value: string; units: UnitSystem }>;

interface State {
  units: Units;
  /** Its program is fetched when a visitor chooses another system, or has done so before. */
  Converted?: Converted;
}

type LoadConverted = () => Promise<{ ConvertedFigure: Converted }>;

/** In this device's storage. */
const key = 'units';
const given: State = { units: 'given' };
const listeners = new Set<() => void>();
let state = given;
let isRead = false;
let loadConverted: LoadConverted | undefined;

/** Says how the program that converts is fetched: the parts that all pages share must not name it, or they would bring the loader of all chunks with them. */
export function provideConverted(load: LoadConverted): void {
  loadConverted = load;
}

function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Chooses a system of units for all figures of the site. */
export function chooseUnits(units: Units): void {
  try {
    localStorage.setItem(key, units);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  become({ ...state, units });
  if (units === 'given' || state.Converted) return;
  // Where it does not arrive, the maker's figures stay.
  loadConverted?.().then(
    ({ ConvertedFigure }) => become({ ...state, Converted: ConvertedFigure }),
    () => become(given),
  );
}

function readStored(): void {
  isRead = true;
  try {
    const stored = localStorage.getItem(key);
    if (stored === 'metric' || stored === 'imperial') chooseUnits(stored);
  } catch {
    // Storage is switched off: the maker's figures stand.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRead) readStored();
  return () => listeners.delete(listener);
}

/** The chosen system and what shows a figure in it; the maker's figures on the server and in the first render after it. */
export function useUnits(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => given,
  );
}
