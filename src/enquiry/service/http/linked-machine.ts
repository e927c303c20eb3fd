import type { EnquirySite } from '../../../catalogue/enquiry-site.ts';
import { reduceName } from '../../../catalogue/reduce-name.ts';
import { machineLine } from '../../contract/machine-line.ts';

/** The machines of a site by their reduced names; made once for each site. */
const names = new WeakMap<EnquirySite, Map<string, string>>();

function namesOf(site: EnquirySite): Map<string, string> {
  const known = names.get(site) ?? new Map(Object.keys(site.machines).map((name) => [reduceName(name), name]));
  names.set(site, known);
  return known;
}

/**
 * The message of a form that was sent without scripts, opened with the machine that the link to the form named: the
 * page, which is the same for everyone, could not say it. It stays as it is when it names a machine already.
 * @param referer the address of the form's page, as the browser tells it to its own site; with a query only there
 */
export function openMessage(message: string, referer: string | undefined, site: EnquirySite): string {
  const machine = linkedMachine(referer, site);
  if (machine === undefined) return message;
  const line = machineLine(site.words.line, machine);
  if (message.split('\n', 1)[0] === line) return message;
  return message === '' ? line : `${line}\n${message}`;
}

function linkedMachine(referer: string | undefined, site: EnquirySite): string | undefined {
  const page = referer === undefined ? null : URL.parse(referer);
  if (page?.pathname.toLowerCase() !== site.enquiry.path.toLowerCase()) return undefined;
  const model = reduceName(page.searchParams.get('model') ?? '');
  return namesOf(site).get(model);
}
