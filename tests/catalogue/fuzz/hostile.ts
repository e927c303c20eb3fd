import { fill, size, start, texts } from './hostile-texts.ts';

/** A file designed to slow down or crash the reader. */
export interface HostileInput {
  name: string;
  bytes: Uint8Array;
}

/** One or a few characters, repeated. A list separated by ` ; `. */
const repeated = [
  '[ ; { ; ] ; } ; &a  ; *a  ; -  ; ?  ; :  ; ,  ; !! ; !a  ; " ; \' ; | ; > ; \\ ; # ; % ; @ ; ` ; - ; {a:  ; [a,  ; [[], ; {? ',
  '<<:  ; - -  ; ? -  ; \\" ; "\\" ; \'\' ; a:  ; 0 ; 9 ; x ; 1e ; 0x ; 1 m  ; a  ; x1 ; 1,  ; “ ; – ; 🙂 ; e\u0301 ; \u00a0 ; \u200b',
  '\t ;   ; \ufffd ; \u0000 ; \u0001 ; \u2028 ; \ufeff ; \n ; \r ; \r\n ; ---\n ; ...\n ; a:\n  ; a:\n ; - a\n ; -\n ; ? a\n ; |\n',
  '>-\n ; !!str\n ; &a\n ; *a\n ; {}\n ; []\n ; "a"\n ; \t- a\n ; a: |\n  b\n ; # a\n ; a #\n',
].flatMap((parts) => parts.split(' ; '));

/** The same, as the value of a field. */
const asValue = repeated.filter((part) => !part.includes('\n') && !part.includes('\r'));

const noise = Uint8Array.from({ length: size }, (_, index) => Math.imul(index + 1, 2_654_435_761) >>> 24);

const binaries: Record<string, Uint8Array> = {
  noise: noise,
  'a picture': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...noise.subarray(0, 100_000)]),
  zeros: new Uint8Array(size),
  'Latin-1': new Uint8Array(Buffer.from(start + 'größe '.repeat(40_000), 'latin1')),
  'UTF-8 with one bad byte at its end': new Uint8Array([
    ...new TextEncoder().encode(start + 'x'.repeat(200_000)),
    0xff,
  ]),
  'UTF-16': new Uint8Array(Buffer.from(`\ufeff${start.repeat(900)}`, 'utf16le')),
  '5 MB': new Uint8Array(5_000_000).fill(0x78),
};

const encode = (text: string) => new TextEncoder().encode(text);

/** Each is checked as a model, and must be read in less than a second. */
export const hostileInputs: readonly HostileInput[] = [
  ...repeated.map((part) => ({ name: `${JSON.stringify(part)} over and over`, bytes: encode(fill(part)) })),
  ...asValue.map((part) => ({
    name: `${JSON.stringify(part)} over and over in a value`,
    bytes: encode(`${start}specifications: ${fill(part)}`),
  })),
  ...Object.entries(texts).map(([name, text]) => ({ name, bytes: encode(text) })),
  ...Object.entries(binaries).map(([name, bytes]) => ({ name, bytes })),
];
