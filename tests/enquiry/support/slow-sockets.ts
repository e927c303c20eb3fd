import { connect, type Socket } from 'node:net';

/** Beginnings of endless requests. */
const beginnings = [
  'POST /send-email HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /send-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":"',
];

/** `using` closes them. */
export interface SlowSockets extends Disposable {
  /** Connections that the server has not closed yet. */
  open(): number;
}

/** Opens connections that send one character a second. Resolves when all are connected. */
export async function openSlowSockets(url: string, count: number): Promise<SlowSockets> {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(beginnings[number % beginnings.length] ?? '');
    sockets.push(socket);
  }
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    [Symbol.dispose]() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
