import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { defects } from './support/defects.ts';
import { breakBy, copyProject, runTests, type TestRun } from './support/project-copy.ts';
import { tracingRefused } from './enquiry/trace.ts';

/** Part of a defect's name, to run only that one. */
const only = process.env['SOAK_DEFECT'] ?? '';

/** Where system calls cannot be traced, the tests that trace them cannot fail. */
const refused = tracingRefused();
const chosen = defects.filter(
  ({ name, caughtBy }) => name.includes(only) && (refused === undefined || !caughtBy.suite.includes('commit-order')),
);

const project = temporaryFolder('defects');
beforeAll(() => {
  copyProject(project);
  execFileSync(process.execPath, ['scripts/codegen.ts'], { cwd: project, stdio: 'ignore' });
});

/** Results of the tests whose names contain a text. */
const endsOf = ({ results }: TestRun, name: string) =>
  results
    .filter(({ fullName }) => fullName.includes(name))
    .flatMap(({ status }) => (status === 'skipped' ? [] : [status]));

test('the copy without a defect passes every test that has to catch one', async () => {
  const suites = [...new Set(chosen.map(({ caughtBy }) => caughtBy.suite))];
  const names = chosen.map(({ caughtBy }) => caughtBy.test);
  // Short and long tests have different configurations.
  for (const isLong of [false, true]) {
    const own = suites.filter((suite) => suite.endsWith('.soak.ts') === isLong);
    if (own.length === 0) continue;
    const run = await runTests(project, own, names);
    expect(run.succeeded, run.failures).toBe(true);
    for (const { caughtBy } of chosen.filter(({ caughtBy: { suite } }) => own.includes(suite))) {
      expect(new Set(endsOf(run, caughtBy.test)), caughtBy.test).toEqual(new Set(['passed']));
    }
  }
});

test.each(chosen.map((defect) => [defect.name, defect] as const))('"%s" is caught', async (name, defect) => {
  const fix = breakBy(project, [defect]);
  try {
    const run = await runTests(project, [defect.caughtBy.suite], [defect.caughtBy.test]);
    expect(run.succeeded, run.failures).toBe(false);
    expect(endsOf(run, defect.caughtBy.test)).toContain('failed');
    console.log(`"${name}" is caught by ${defect.caughtBy.suite}: "${defect.caughtBy.test} …"`);
  } finally {
    fix();
  }
});

test('a defect whose text is not found fails with clear words', () => {
  const [defect] = defects;
  if (!defect) throw new Error('There is no defect.');
  expect(() => breakBy(project, [{ ...defect, text: 'no such text' }])).toThrow(/stands in .* 0 times and not once/);
});
