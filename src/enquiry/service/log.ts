import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Bytes buffered for a stalled log reader; more is dropped and counted. */
const MOST_WAITING = 1024 * 1024;

const STANDARD_ERROR = 2;

/**
 * Log destination on standard error that never blocks or crashes the service: a full disk or a stalled reader only
 * costs log lines. Pino's own destination blocks the event loop or the exit until the reader catches up.
 */
function logDestination(): DestinationStream {
  const { stderr } = process;
  // The reader went away.
  stderr.on('error', () => undefined);
  let dropped = 0;

  const write = (text: string): boolean => {
    try {
      // A pipe or socket: Node buffers what does not fit. A file takes it or fails.
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

/** JSON lines on standard error, without anything a visitor typed. */
export function makeLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logDestination());
}
