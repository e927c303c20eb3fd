/** The forms in which a file may lie in the folder, best first; the endings are those of the compressed files. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
export const endingOf: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** How much each encoding is wanted: 0 to 1, by RFC 9110, section 12.5.3. */
function readWeights(header: string): Record<Encoding, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!name) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0);
  }
  const rest = weights.get('*');
  return {
    br: weights.get('br') ?? rest ?? 0,
    gzip: weights.get('gzip') ?? weights.get('x-gzip') ?? rest ?? 0,
    // What is not named may be sent as it is, but anything that is named is preferred.
    identity: weights.get('identity') ?? (rest === 0 ? 0 : Number.MIN_VALUE),
  };
}

/**
 * The encodings that a browser takes, the most wanted first; of equally wanted ones the smallest. A browser that
 * refuses every one of them gets the file as it is.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const weights = readWeights(header);
  const accepted = encodings
    .filter((encoding) => weights[encoding] > 0)
    .toSorted((first, second) => weights[second] - weights[first]);
  if (!accepted.includes('identity')) accepted.push('identity');
  return accepted;
}
