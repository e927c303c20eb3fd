import type { Aside, FindAsides, SourceLine } from '../set-aside.ts';

/** Signs that another program puts before each line, and that come along when its lines are copied. */
const prefixes: readonly { form: RegExp; isCount?: boolean; rule: string; what: string; sign: string }[] = [
  {
    form: /^\s*(\d+)(?:[.:|]\s?|\s|$)/,
    isCount: true,
    rule: 'text/line-numbers',
    what: 'its number',
    sign: 'number at the start of each line, and the one space behind it',
  },
  {
    form: /^> ?/,
    rule: 'text/mail-marks',
    what: '`>`, as in an e-mail that is answered',
    sign: '`>` at the start of each line, and the one space behind it',
  },
  {
    form: /^\+/,
    rule: 'text/diff-marks',
    what: '`+`, as in a comparison of two versions',
    sign: '`+` at the start of each line',
  },
];

/** Fewer lines may start alike by chance. */
const fewest = 3;

/** What came along when a text was copied: the fence of a block of code, or a sign at the start of every line. */
export const findCopiedSigns: FindAsides = (lines) => {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const fences = findFences(written);
  if (fences) return [fences];
  if (written.length < fewest) return [];
  const found = prefixes.find(({ form, isCount }) =>
    written.every(({ text }, index) => {
      const [, count] = form.exec(text) ?? [];
      return isCount ? Number(count) - index === Number(form.exec(written[0]?.text ?? '')?.[1]) : form.test(text);
    }),
  );
  const [first] = written;
  if (!found || !first) return [];
  const { form, rule, what, sign } = found;
  const start = first.start + first.text.length - first.text.trimStart().length;
  return [
    {
      span: { start, end: first.start + (form.exec(first.text)?.[0].trimEnd().length ?? 1) },
      words: {
        rule,
        message: `Every line starts with ${what}: it came along when the text was copied, and is no part of it.`,
        fix: `delete the ${sign}`,
      },
      lines: new Map(written.map(({ text, number }) => [number, text.replace(form, '')])),
    },
  ];
};

/** Three back quotes before and behind the text, by which chats and web pages mark code. */
function findFences(written: readonly SourceLine[]): Aside | undefined {
  const fences = written.filter(({ text }) => /^\s*(```+|~~~+)\s*\w*\s*$/.test(text));
  const [first] = fences;
  if (!first || fences.length > 2) return undefined;
  const numbers = fences.map(({ number }) => number);
  return {
    span: { start: first.start, end: first.start + first.text.trimEnd().length },
    words: {
      rule: 'text/fence',
      message: `${first.text.trim().slice(0, 3)} is how chats and web pages mark a piece of code; it came along when the text was copied.`,
      fix: `delete ${numbers.length === 1 ? 'this line' : `lines ${numbers.join(' and ')}`}`,
    },
    lines: new Map(numbers.map((number) => [number, ''])),
  };
}
