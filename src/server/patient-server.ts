import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { readFileSync } from 'node:fs';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds for a request's head, for the whole request, and for the next one on the same connection. */
const HEAD = 10_000;
const REQUEST = 15_000;
const IDLE = 5_000;

/** Milliseconds for which a visitor may take nothing of an answer. */
const STALLED = 15_000;

/** Requests of one connection that are answered at the same time: browsers wait for each answer over HTTP/1.1. */
const MOST_AT_ONCE = 16;

/** Connections at the same time: an idle one costs some 10 kB. Proxies in front share theirs among visitors. */
const MOST_CONNECTIONS = 10_240;

/** Descriptors for everything but connections: files, the store, mail servers. */
const OTHER_DESCRIPTORS = 400;

/**
 * A server that slow, greedy or many clients can't hold up: who is not done in time gets 408 and is cut off, who takes
 * nothing is cut off, who asks for too much at once as well. When it is closed, its last answers say so (`Connection: close`).
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
      // What the parser had read already when the connection was cut off.
      if (socket.destroyed) return;
      const answers = underWay.get(socket) ?? new Set();
      if (answers.size >= MOST_AT_ONCE) return void socket.destroy();
      underWay.set(socket, answers.add(response));
      response.once('close', () => {
        answers.delete(response);
        if (answers.size === 0) underWay.delete(socket);
      });
      if (!server.listening) response.shouldKeepAlive = false;
      // RFC 9112, section 3.2: proxies and this server might each believe another one.
      if (countHosts(request) <= 1) return listener(request, response);
      response.writeHead(400, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Two Host headers');
    },
  );
  server.setTimeout(STALLED);
  const limit = descriptorLimit();
  server.maxConnections = Math.max(50, Math.min(MOST_CONNECTIONS, limit - Math.min(OTHER_DESCRIPTORS, limit / 4)));

  const close = server.close.bind(server);
  server.close = (done) => {
    for (const answers of underWay.values()) for (const response of answers) response.shouldKeepAlive = false;
    return close(done);
  };
  return server;
}

const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** How many files and connections this process may have open; Node raises the limit to the hard one at its start. */
function descriptorLimit(): number {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? Infinity : Number(soft);
  } catch {
    // Only Linux tells it there.
    return Infinity;
  }
}
