import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { enquiryEndpoint } from '../../../catalogue/paths.ts';
import type { Api } from '../api.ts';

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds for a request's head, for the whole request, and for the next one on the same connection. */
const HEAD = 10_000;
const REQUEST = 15_000;
const IDLE = 5_000;

/** Lets the service answer requests of Node's server. */
export function nodeListener(api: Api): NodeListener {
  const listen = getRequestListener(
    (request, { incoming }) => api(request, { remote: incoming.socket.remoteAddress }),
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listen(request, response);
}

/** Whether an address is one that the enquiry service answers. */
export function isServiceAddress(url: string | undefined): boolean {
  const pathname = url?.split('?', 1)[0];
  return pathname === enquiryEndpoint || pathname === '/healthz' || pathname === '/readyz';
}

/** A server that slow senders can't hold up: who is not done in time gets 408 and is cut off. */
export function patientServer(listener: NodeListener): Server {
  return createServer(
    {
      headersTimeout: HEAD,
      requestTimeout: REQUEST,
      keepAliveTimeout: IDLE,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
}
