/** A report as Markdown, for a pull request comment or the terminal. */
import { codeBlock, codeSpan, fromChange, count, limited } from './markdown-text.ts';
import {
  everyPage,
  type AddedPage,
  type PageChange,
  type ChangedPage,
  type SiteComparison,
  type RemovedPage,
  type Report,
  type ReportedPictures,
  type MissingRedirect,
  type ReportedPlace,
  type StaleText,
} from './report.ts';

/** Limits of pages and of lines per page. The JSON report is complete. */
const most = { added: 20, changed: 40, lines: 12, shown: 60, problems: 40 };

/** The whole report. Untrusted text is only in code spans and blocks. */
export function reportMarkdown(report: Report): string {
  return `${reportParts(report).join('\n\n')}\n`;
}

/** Whether the report has neither findings nor changes. */
export function saysNothing({ problems, baseProblems, warnings, comparison }: Report): boolean {
  return (
    problems.length + baseProblems.length + warnings.length === 0 &&
    (!comparison || comparisonParts(comparison).length === 1)
  );
}

/**
 * The report in parts, most important first, each of them complete Markdown.
 * @param picturesUrl where the screenshots can be downloaded
 */
export function reportParts(
  { base, problems, baseProblems, warnings, comparison, pictures }: Report,
  picturesUrl?: string,
): string[] {
  const parts = ['## What this change makes'];
  if (problems.length > 0) parts.push(...problemParts(problems));
  if (baseProblems.length > 0) {
    const why = `The data of ${codeSpan(base)} has errors itself, so there is nothing to compare with:`;
    parts.push(why, codeBlock(baseProblems.slice(0, most.problems)));
  }
  const [summed, ...rest] = comparison ? comparisonParts(comparison) : [];
  if (summed !== undefined) parts.push(summed);
  if (warnings.length > 0) parts.push(...warningParts(warnings));
  if (pictures) parts.push(...pictureParts(pictures, picturesUrl));
  return [...parts, ...rest];
}

function problemParts(problems: readonly string[]): string[] {
  const are = problems.length === 1 ? 'it is' : 'they are';
  return [
    `**The data has ${count(problems.length, 'error')}.** Nothing can be published until ${are} fixed:`,
    ...printed(problems),
  ];
}

function warningParts(warnings: readonly string[]): string[] {
  return [
    `### ${count(warnings.length, 'new warning')}`,
    'They do not stop the change; look whether each is meant so:',
    ...printed(warnings),
  ];
}

function printed(findings: readonly string[]): string[] {
  const rest = findings.length - most.problems;
  return [
    codeBlock([findings.slice(0, most.problems).join('\n\n')]),
    ...(rest > 0 ? [`And ${rest} more; ${codeSpan('npm run check')} shows them all.`] : []),
  ];
}

/** GitHub cannot embed pictures from a run's artifacts, so this links to them. */
function pictureParts({ pictured, others }: ReportedPictures, url: string | undefined): string[] {
  if (pictured.length === 0) return [];
  const states = { new: ' (new)', changed: '', gone: ' (gone)' };
  const pages = pictured.map(({ path, state }) => `${codeSpan(path)}${states[state]}`);
  const what = url === undefined ? 'Pictures of before and after' : `[Pictures of before and after](${url})`;
  const names = others.slice(0, most.changed).map(codeSpan);
  const more = others.length - names.length;
  return [
    '### How it looks',
    `${what}, on a phone and on a desktop: ${pages.join(', ')}. ${codeSpan('index.html')} shows them side by side.`,
    ...(names.length > 0
      ? [`Without a picture, but different too: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
      : []),
  ];
}

function comparisonParts(comparison: SiteComparison): string[] {
  const { added, changed, removed, everywhere, respelled, missing, stale, sheets, redirects } = comparison;
  const parts = [summary(comparison)];
  if (missing.length > 0) parts.push(...missingParts(comparison));
  if (stale.length > 0)
    parts.push('### Texts that still say what has changed', limited(stale, most.changed, staleLine).join('\n'));
  if (added.length > 0) parts.push('### New pages', ...limited(added, most.added, addedPart));
  if (removed.length > 0) parts.push('### Pages that are gone', limited(removed, most.changed, removedLine).join('\n'));
  if (changed.length > 0) parts.push('### Changed pages', ...limited(changed, most.changed, changedPart));
  if (everywhere.length > 0) parts.push('### On every page', changeLines(everywhere).join('\n'));
  const others = [
    ...respelled.map(
      ({ from, to }) => `- ${codeSpan(from)} is written ${codeSpan(to)} now. Both spellings lead there.`,
    ),
    ...redirects.map(({ from, to }) => `- ${codeSpan(from)} leads to ${codeSpan(to)}.`),
    ...sheets.added.map((sheet) => `- New PDF: ${codeSpan(sheet)}`),
    ...sheets.removed.map(
      (sheet) =>
        `- PDF that is gone: ${codeSpan(sheet)}. A line in ${codeSpan('redirects')} can lead its address to a page.`,
    ),
  ];
  if (others.length > 0) parts.push('### Addresses and PDFs', limited(others, most.changed, String).join('\n'));
  return parts;
}

function summary({ added, changed, removed, everywhere, origin }: SiteComparison): string {
  const counts = Object.entries({ added, changed, removed })
    .filter(([, pages]) => pages.length > 0)
    .map(([what, pages]) => `${count(pages.length, 'page')} ${what}`);
  if (everywhere.length > 0) counts.push('something changed around every page');
  return counts.length === 0
    ? 'No page changes.'
    : `${counts.join(', ')}. All addresses are those on ${codeSpan(origin)} after the merge.`;
}

function missingParts({ missing, hasRedirects }: SiteComparison): string[] {
  const isOne = missing.length === 1;
  const lines = limited(
    missing,
    most.changed,
    ({ from, file, to }) => `- ${codeSpan(from)} (${codeSpan(`data/${file}`)}), now best ${codeSpan(to)}`,
  );
  const place = hasRedirects ? `below ${codeSpan('redirects:')} in` : 'at the end of';
  return [
    `### ${isOne ? 'An old address leads' : `${missing.length} old addresses lead`} nowhere`,
    `${isOne ? 'It stands' : 'They stand'} in search engines, e-mails and on paper, so ${isOne ? 'it has' : 'they have'} to lead to a page:`,
    lines.join('\n'),
    `Paste this ${place} ${codeSpan('data/site.yaml')}, and change the addresses on the right as you like:`,
    codeBlock(linesToPaste(missing, hasRedirects), 'yaml'),
  ];
}

function head(page: { path: string; name: string; file: string }): string {
  return `${codeSpan(page.path)} ${codeSpan(page.name)} from ${codeSpan(`data/${page.file}`)}`;
}

function addedPart(page: AddedPage): string {
  const lines = [
    ...(page.places.length === 0
      ? ['- No list, menu or link leads to it.']
      : limited(page.places, most.lines, placeLine)),
    ...limited(page.shown, most.shown, ({ where, after = '' }) => `- ${codeSpan(where)}: ${codeSpan(after)}`),
    ...limited(page.sheets, most.lines, (sheet) => `- PDF: ${codeSpan(sheet)}`),
    ...limited(page.enquiries, most.lines, (link) => `- Enquiry link: ${codeSpan(link)}`),
  ];
  return [`**New:** ${head(page)}`, lines.join('\n')].join('\n\n');
}

const staleLine = ({ path, file, where, text, named }: StaleText) =>
  `- ${codeSpan(named)} in ${codeSpan(where)} of ${path === '' ? '' : `${codeSpan(path)}, `}${codeSpan(`data/${file}`)}: ${codeSpan(text)}`;

function changedPart(page: ChangedPage): string {
  const file = page.fileBefore === undefined ? [] : [`- The file was ${codeSpan(`data/${page.fileBefore}`)}.`];
  const changes =
    page.changes.length > 0 ? changeLines(page.changes) : file.length > 0 ? [] : ['- What search engines read.'];
  return [`**Changed:** ${head(page)}`, [...file, ...changes].join('\n')].join('\n\n');
}

function changeLines(changes: readonly PageChange[]): string[] {
  return limited(changes, most.lines, ({ where, ...change }) =>
    fromChange(change.before, change.after)
      .map(([before, after]) => {
        const what = [
          ...(before === undefined ? [] : [`${after === undefined ? 'no longer ' : ''}${codeSpan(before)}`]),
          ...(after === undefined ? [] : [`${before === undefined ? 'new: ' : ''}${codeSpan(after)}`]),
        ];
        return `- ${codeSpan(where)}: ${what.join(' → ')}`;
      })
      .join('\n'),
  );
}

function removedLine({ redirect, renamedTo, ...page }: RemovedPage): string {
  const renamed = renamedTo === undefined ? '' : `, which looks renamed to ${codeSpan(renamedTo)}`;
  const leads = redirect === undefined ? 'leads nowhere (see above)' : `leads to ${codeSpan(redirect)}`;
  return `- ${head(page)}${renamed}: its address ${leads}.`;
}

/** Paths that need no quotes in YAML. */
const plain = /^\/[\w./-]*$/;

/** The `redirects` lines for data/site.yaml; includes the field name only if it is not there yet. */
export function linesToPaste(missing: readonly MissingRedirect[], hasRedirects: boolean): string[] {
  const quoted = (path: string) => (plain.test(path) ? path : JSON.stringify(path));
  const lines = missing.map(({ from, to }) => `  ${quoted(from)}: ${quoted(to)}`);
  return hasRedirects ? lines : ['redirects:', ...lines];
}

/** A label that means nothing in Markdown, and so needs no code span. */
const plainLabel = /^[a-z ]{1,80}$/i;

function placeLine({ page, list, label = '', names, link }: ReportedPlace): string {
  const where = page === everyPage ? 'on every page' : `on ${codeSpan(page)}`;
  const leads = link === undefined ? '' : ` → ${codeSpan(link)}`;
  const name = names.length > 0 ? `: ${codeSpan(names.join(' › '))}` : '';
  return `- ${plainLabel.test(label) ? label : codeSpan(list)} ${where}${name}${leads}`;
}
