/** How every stand-in text of a new file starts, so that a search finds them all and the check names each. */
export const sampleMark = 'SAMPLE';
