import type { EnquirySite } from '../../../catalogue/enquiry/enquiry-site.ts';
import { normalizeName } from '../../../catalogue/names.ts';
import type { Enquiry } from '../../contract/enquiry.ts';
import { machineLine } from '../../contract/machine-line.ts';
import { resolveEnquiry } from '../../contract/resolve-enquiry.ts';

type Choice = Pick<Enquiry, 'machinery' | 'model'>;

/**
 * Puts the machine named by the link to the form into the first line of a message sent without scripts: the static
 * page cannot do it. A message that names a machine already is unchanged.
 * @param referer URL of the form's page; browsers send the query to the same origin only
 */
export function openMessage(message: string, referer: string | undefined, site: EnquirySite): string {
  const machine = linkedMachine(referer, site);
  if (machine === undefined) return message;
  const line = machineLine(site.form.line, machine);
  if (message.split('\n', 1)[0] === line) return message;
  return message === '' ? line : `${line}\n${message}`;
}

/** The query of the form's address, if the browser sent it. */
function linkIn(referer: string | undefined, site: EnquirySite): URLSearchParams | undefined {
  const page = referer === undefined ? null : URL.parse(referer);
  return page?.pathname.toLowerCase() === site.enquiry.path.toLowerCase() ? page.searchParams : undefined;
}

function linkedMachine(referer: string | undefined, site: EnquirySite): string | undefined {
  const wanted = normalizeName(linkIn(referer, site)?.get('model') ?? '');
  return wanted === '' ? undefined : Object.keys(site.machines).findLast((name) => normalizeName(name) === wanted);
}

/**
 * The choices of a form sent without scripts: the visitor's, else those of the link, which the static page cannot
 * show.
 */
export function completeChoice(
  chosen: { [Field in keyof Choice]: string | undefined },
  referer: string | undefined,
  site: EnquirySite,
): Choice {
  const link = linkIn(referer, site);
  const linked = linkedMachine(referer, site);
  const machine = linked === undefined ? undefined : site.machines[linked];
  const subjects = linked !== undefined && machine ? [{ names: [normalizeName(linked)], ...machine }] : [];
  const holder = site.options.find(({ models }) => chosen.model && models.includes(chosen.model));
  const machinery = chosen.machinery || holder?.id || link?.get('machinery') || machine?.machinery;
  const start = resolveEnquiry({ machinery, model: chosen.model || link?.get('model') }, site.options, subjects);
  return { machinery: chosen.machinery || start.machinery, model: chosen.model || start.model };
}
