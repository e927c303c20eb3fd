import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Timeouts in milliseconds: for a request's headers, the whole request, and the next one on the same connection. */
const HEAD = 10_000;
const REQUEST = 15_000;
const IDLE = 5_000;

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
      if (countHosts(request) <= 1) return listener(request, response);
      response.writeHead(400, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Two Host headers');
    },
  );
  server.setTimeout(STALLED);
  server.maxConnections = MOST_CONNECTIONS;

  const close = server.close.bind(server);
  server.close = (done) => {
    for (const answers of underWay.values()) for (const response of answers) response.shouldKeepAlive = false;
    return close(done);
  };
  return server;
}

const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
