import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Greylisting, as a policy service of Postfix (http://www.postfix.org/SMTPD_POLICY_README.html). */
export async function startGreylist(): Promise<{ port: number; close(): void }> {
  const seen = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (text: Buffer) => {
      const recipient = /^recipient=(.*)$/m.exec(text.toString())?.[1] ?? '';
      const isNew = recipient.startsWith('grey') && !seen.has(recipient);
      seen.add(recipient);
      socket.write(`action=${isNew ? 'DEFER_IF_PERMIT Greylisted, come again' : 'DUNNO'}\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
