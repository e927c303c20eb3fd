import type { Aside, FindAsides, SourceLine } from '../set-aside.ts';

/** What git writes before, between and behind two versions of the same lines; `|||||||` before what both came from. */
const mark = /^(<{7}|\|{7}|={7}|>{7})(?: |$)/;

/**
 * What git leaves in a file where two changes met: one finding for all lines of it. The first version is read on; a
 * mark that lost its companions is reported by itself.
 */
export const findConflicts: FindAsides = (lines) => {
  const marks = lines.flatMap((line) => {
    const sign = mark.exec(line.text)?.[1];
    return sign === undefined ? [] : [{ line, sign: sign.charAt(0) }];
  });
  const asides: Aside[] = [];
  for (let at = 0; at < marks.length; at++) {
    const signs = marks.slice(at, at + 4).map(({ sign }) => sign);
    const size = signs.join('').startsWith('<=>') ? 3 : signs.join('') === '<|=>' ? 4 : 1;
    const group = marks.slice(at, at + size).map(({ line }) => line);
    asides.push(size === 1 ? lonely(group) : conflict(group, lines));
    at += size - 1;
  }
  return asides;
};

function conflict(marks: readonly SourceLine[], lines: readonly SourceLine[]): Aside {
  const [first, second] = marks as [SourceLine, SourceLine];
  const [parting, last] = marks.slice(-2) as [SourceLine, SourceLine];
  const ours = nameOfLines(first.number + 1, second.number - 1);
  const theirs = nameOfLines(parting.number + 1, last.number - 1);
  const numbers = marks.map(({ number }) => number);
  const gone = lines.slice(second.number - 1, last.number).map(({ number }) => [number, ''] as const);
  return {
    span: { start: first.start, end: first.start + first.text.trimEnd().length },
    words: {
      rule: 'text/merge-mark',
      message: `Two changes of the same place met here, and git has put both into the file: the first is ${ours}, the second ${theirs}.`,
      fix: `keep one of the two, delete the other, and delete the marks of git (lines ${numbers.slice(0, -1).join(', ')} and ${last.number})`,
    },
    lines: new Map([[first.number, ''], ...gone]),
  };
}

function lonely(marks: readonly SourceLine[]): Aside {
  const [line] = marks as [SourceLine];
  return {
    span: { start: line.start, end: line.start + line.text.trimEnd().length },
    words: {
      rule: 'text/merge-mark',
      message: 'Git has put this mark here, where two changes of the same lines met.',
      fix: 'delete the line, and see that the lines around it stand there only once',
    },
    lines: new Map([[line.number, '']]),
  };
}

function nameOfLines(from: number, to: number): string {
  if (to < from) return 'empty';
  return from === to ? `line ${from}` : `lines ${from} to ${to}`;
}
