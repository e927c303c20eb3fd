/** Progress of a long step: a counter line on a terminal, otherwise one line at the end. */
interface Progress {
  update(done: number, total: number): void;
  /** Ends the step and prints `summary` after its name. */
  done(summary?: string): void;
}

/** Begins a step. Prints to standard error, since times must not appear in any output. */
export function startStep(name: string): Progress {
  const start = performance.now();
  const terminal = process.stderr.isTTY;
  let last = 0;
  return {
    update(done, total) {
      const now = performance.now();
      if (!terminal || (now - last < 100 && done < total)) return;
      last = now;
      const rate = Math.round(done / Math.max(0.001, (now - start) / 1000));
      process.stderr.write(`\r\u001b[K${name} ${done}/${total} (${rate}/s)`);
    },
    done(summary = '') {
      const seconds = ((performance.now() - start) / 1000).toFixed(2);
      process.stderr.write(`${terminal ? '\r\u001b[K' : ''}${name}${summary && ` ${summary}`} · ${seconds} s\n`);
    },
  };
}
