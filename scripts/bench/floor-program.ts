import path from 'node:path';

/** The plain program that gives the floor: see floor.ts. */
export const floorProgram = path.join(import.meta.dirname, 'floor.ts');
