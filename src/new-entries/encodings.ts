/** The encodings of text files. */

/** An encoding, and words of a file as they read in it. */
export interface ReadEncoding {
  encoding: string;
  sample: string;
}

/** Of the "Unicode text" of Excel, by its byte order mark. */
export function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== '';
  } catch {
    return false;
  }
}

/** What Excel writes in Western and Central Europe, Cyrillic, Greek, Turkish, on old Macs, in China and Japan, for DOS. */
const encodings =
  'windows-1252 windows-1250 windows-1251 windows-1253 windows-1254 macintosh gb18030 shift_jis cp850 ibm866'.split(
    ' ',
  );
/** The signs from 128 on in the DOS of Western Europe, which browsers do not decode. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Decodes UTF-8, UTF-16 with a byte order mark, or else the given encoding. */
export function decode(bytes: Uint8Array, encoding = encodings[0]): string {
  const own = wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : encoding);
  return own === 'cp850'
    ? Array.from(bytes, (byte) => cp850[byte - 128] ?? String.fromCharCode(byte)).join('')
    : new TextDecoder(own).decode(bytes);
}

/** Whether `decode` knows an encoding of this name. */
export function isEncoding(name: string): boolean {
  try {
    return decode(Uint8Array.of(0xe4), name) !== '';
  } catch {
    return false;
  }
}

/** The first words with a letter that is not ASCII, in each encoding that reads them in another way. */
export function readEncodings(all: Uint8Array, chosen: string | undefined): ReadEncoding[] {
  const bytes = all.subarray(0, 1_000_000);
  const inOrder = new Set([...(chosen === undefined ? [] : [chosen]), ...encodings]);
  const samples = [...inOrder].map((encoding) => {
    const words = decode(bytes, encoding).match(/(?<![^\s;,"])[^\s;,"]*[^\s;,"\0-\x7f][^\s;,"]*/g) ?? [];
    return { encoding, sample: [...new Set(words)].slice(0, 4).join(', ') };
  });
  return samples.filter(({ sample }, at) => samples.findIndex((earlier) => earlier.sample === sample) === at);
}

/**
 * A word that no Western text has, read as Windows-1252: bytes that it lacks, signs or capitals within a word (of
 * Windows-1250, DOS, Mac), letters of Windows-1254, four letters with accents in a row (Windows-1251, GBK).
 */
export const otherEncoding =
  /(?<![^\s;,"])[^\s;,"]*(?:[\u0081\u008d\u008f\u0090\u009d]|\p{L}[„”‚ƒ†‡ˆ‰³¹¼½¾¿ªº£¥¤¦§¬¯´¸ŠŽŸðþÐÞý](?=\p{Ll})|[\u00a1-\u00ff]{4})[^\s;,"]*/u;
