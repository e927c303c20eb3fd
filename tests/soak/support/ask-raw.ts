import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** By their names in small letters; several of one name are joined by a comma and a blank. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface Question {
  method?: string;
  /** Sent as it is: nothing tidies it up. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request byte for byte, and reads the one answer until the connection ends. */
export async function askRaw(
  url: string,
  { method = 'GET', path, headers = {}, body = '' }: Question,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers, ...length });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n${body}`, 'latin1'));
    socket.setTimeout(20_000, () => socket.destroy(new Error(`${method} ${path.slice(0, 80)} was not answered`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Who is refused before all was read may see the line break after the answer.
    socket.on('error', (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks)) : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
  return readAnswer(bytes);
}

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  const rest = bytes.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(rest) : rest;
  return { status: Number(first.split(' ')[1] ?? 0), headers, body };
}

/** A body that came in chunks (RFC 9112, section 7.1). */
function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (end < 0 || !(size > 0)) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
