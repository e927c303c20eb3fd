import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { servicePaths } from '../../../catalogue/paths.ts';
import type { Api } from '../api.ts';
import { readIncoming } from './read-body.ts';

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Adapts the service to Node's HTTP server. */
export function nodeListener(api: Api): NodeListener {
  const listen = getRequestListener(
    (request, { incoming }) =>
      api(request, {
        remote: incoming.socket.remoteAddress,
        read: (limit) => readIncoming(incoming as IncomingMessage, limit),
      }),
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listen(request, response);
}

/** Whether the enquiry service answers this URL. */
export function isServiceAddress(url: string | undefined): boolean {
  const pathname = url?.split('?', 1)[0];
  return pathname !== undefined && servicePaths.includes(pathname);
}
