import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without a response. */
  status: number;
  /** By lower-case name; repeated headers are joined with `, `. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface Question {
  method?: string;
  /** Sent unchanged, without normalization. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request byte for byte, and reads the response until the connection closes. */
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
    // A server that rejects early may reset the connection after its response.
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

/** Decodes a chunked body (RFC 9112, section 7.1). */
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
