import type { Report } from '../../src/catalogue/changes/report.ts';

/**
 * Why a change can't be merged, in a sentence each; none when it can. In GitHub Actions each is a note at the file to
 * change.
 */
export function explainFailure({ faults, comparison }: Report): string[] {
  if (faults.length > 0) return ['The data has errors, so nothing can be said of its pages. They are listed above.'];
  const mark = process.env['GITHUB_ACTIONS'] ? '::error file=data/site.yaml,title=Old address::' : '';
  return (comparison?.missing ?? []).map(({ from, to }) => {
    return `${mark}${from} would lead nowhere. Put \`${from}: ${to}\` below \`redirects:\` in data/site.yaml.`;
  });
}
