/** Progress of a long step: one line that counts on a terminal, one plain line at its end elsewhere. */
export interface Progress {
  update(done: number, total: number): void;
  /** Ends the step; `summary` stands behind its name. */
  done(summary?: string): void;
}

/** Begins a step. Times are shown, so this goes to the log and never into an output. */
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
