import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Bytes that may wait for a log reader that has stalled; what comes then is dropped and counted. */
const MOST_WAITING = 1024 * 1024;

const STANDARD_ERROR = 2;

/**
 * Standard error as a place for logs that never holds up the service and never fails it: a full disk or a reader that has
 * gone or stalled costs lines of the log, and nothing else. Pino's own destination blocks the event loop, or the end of the
 * process, until the reader takes what it gets.
 */
export function logDestination(): DestinationStream {
  const { stderr } = process;
  // A reader that went away.
  stderr.on('error', () => undefined);
  let dropped = 0;

  const write = (text: string): boolean => {
    try {
      // A pipe or a socket: Node queues what does not fit at once. A file takes it, or fails.
      if (stderr instanceof Socket) {
        if (stderr.writableLength > MOST_WAITING) return false;
        stderr.write(text);
      } else writeSync(STANDARD_ERROR, text);
      return true;
    } catch {
      return false;
    }
  };

  return {
    write(line) {
      if (dropped > 0 && write(`${JSON.stringify({ level: 40, dropped, msg: 'lines of the log were lost' })}\n`))
        dropped = 0;
      if (!write(line)) dropped += 1;
    },
  };
}

/** Lines of JSON on standard error, without anything that a visitor typed. */
export function makeLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logDestination());
}
