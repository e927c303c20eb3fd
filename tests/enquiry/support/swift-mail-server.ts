import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMail, type ReceivedMail } from './mail-server.ts';

export interface SwiftMailServer {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/**
 * A minimal SMTP server on 127.0.0.1 that accepts everything, for thousands of mails: the smtp-server library delays
 * each greeting by 100 ms.
 * @param delay milliseconds before the answer to a mail
 */
export async function startSwiftMailServer(delay = 0): Promise<SwiftMailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();

  const serve = async (socket: Socket) => {
    let pending = '';
    let recipients: string[] = [];
    let inMail = false;
    socket.write('220 swift ESMTP\r\n');
    for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>) {
      pending += chunk;
      for (;;) {
        const mark = inMail ? '\r\n.\r\n' : '\r\n';
        const end = pending.indexOf(mark);
        if (end < 0) break;
        const part = pending.slice(0, end);
        pending = pending.slice(end + mark.length);
        if (inMail) {
          inMail = false;
          mails.push(readMail(part, recipients));
          recipients = [];
          await sleep(delay);
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(part)) {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else {
          const address = /^RCPT TO:<([^>]*)>/i.exec(part)?.[1];
          if (address !== undefined) recipients.push(address);
          socket.write('250 ok\r\n');
        }
      }
    }
  };

  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A killed sender breaks its connection.
    serve(socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
