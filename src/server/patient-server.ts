import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Line ends that one read, 64 kB at most, may have; Node itself accepts 2,000 headers. */
const MOST_LINES = 2500;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Timeouts in milliseconds: for a request's headers, the whole request, and the next one on the same connection. A proxy
 * that keeps connections must close them earlier, or it sends a post into one that is just being closed.
 */
const HEAD = 10_000;
const REQUEST = 15_000;
const IDLE = 10_000;

/** Timeout in milliseconds of a connection without traffic. */
const STALLED = 15_000;

/** Parallel requests per connection. Browsers do not pipeline; only an abusive client exceeds this. */
const MOST_AT_ONCE = 16;

/** An idle connection costs about 10 kB. Reverse proxies share theirs between visitors. */
const MOST_CONNECTIONS = 10_240;

/**
 * An HTTP server that withstands slow or abusive clients: it limits time, idle time, and parallel requests per
 * connection. After `close`, remaining answers send `Connection: close`.
 */
export function patientServer(listener: Listener): Server {
  const underWay = new Map<Socket, Set<ServerResponse>>();

  const server = createServer(
    {
      headersTimeout: HEAD,
      requestTimeout: REQUEST,
      keepAliveTimeout: IDLE,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const { socket } = request;
      // The parser may still emit requests that it read before the connection was destroyed.
      if (socket.destroyed) return;
      const answers = underWay.get(socket) ?? new Set();
      if (answers.size >= MOST_AT_ONCE) return void socket.destroy();
      underWay.set(socket, answers.add(response));
      response.once('close', () => {
        answers.delete(response);
        if (answers.size === 0) underWay.delete(socket);
      });
      if (!server.listening) response.shouldKeepAlive = false;
      // RFC 9112, section 3.2. Otherwise a proxy and this server might use different ones.
      if (countHosts(request) > 1) return refuse(request, response, 400, 'Two Host headers');
      // Chunks of one byte cost a hundred times their size, before anyone can count them. No browser sends chunks.
      if (request.headers['transfer-encoding'] !== undefined)
        return refuse(request, response, 411, 'Send the body with a Content-Length, not in chunks');
      listener(request, response);
    },
  );
  server.on('connection', refuseManyLines);
  server.setTimeout(STALLED);
  server.maxConnections = MOST_CONNECTIONS;

  const close = server.close.bind(server);
  server.close = (done) => {
    for (const answers of underWay.values()) for (const response of answers) response.shouldKeepAlive = false;
    return close(done);
  };
  return server;
}

/**
 * Disconnects who sends hardly anything but line ends, such as chunks of one byte, before the parser makes an object of
 * each: 200 such connections would stop the process for seconds.
 */
function refuseManyLines(socket: Socket): void {
  const parsers = socket.listeners('data');
  socket.removeAllListeners('data').on('data', (bytes: Buffer) => {
    if (hasManyLines(bytes)) socket.destroy();
    else for (const parse of parsers) Reflect.apply(parse, socket, [bytes]);
  });
}

function hasManyLines(bytes: Buffer): boolean {
  let at = -1;
  for (let count = 0; count <= MOST_LINES; count += 1) {
    at = bytes.indexOf(0x0a, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Answers and disconnects at once: what is still to come is not read. */
function refuse({ socket }: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text, () => socket.destroy());
}

const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
