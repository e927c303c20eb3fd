import type { EnquirySite } from '../../contract/enquiry-site.ts';
import { normalizeName } from '../../../text/names.ts';
import type { Enquiry } from '../../contract/enquiry.ts';
import { machineLine } from '../../contract/machine-line.ts';
import { resolveEnquiry } from '../../contract/resolve-enquiry.ts';
import { fill } from '../../../catalogue/words.ts';
import type { EnquiryErrors } from '../../contract/check-enquiry.ts';

type Linked = Pick<Enquiry, 'machinery' | 'model' | 'message'>;

/**
 * Adds what the link to the form named, which the static page cannot show without scripts: the choices that the
 * visitor did not make, and the machine in the first line of the message.
 * @param typed trimmed
 * @param referer URL of the form's page; browsers send the query to the same origin only
 */
export function addLinked(typed: Linked, referer: string | null, site: EnquirySite): Linked {
  const link = linkQuery(referer, site);
  const wanted = normalizeName(link?.get('model') ?? '');
  const machine = site.machines.findLast(({ key }) => wanted !== '' && key === wanted);

  const holder = site.options.find(({ models }) => models.includes(typed.model));
  const machinery = typed.machinery || holder?.id || link?.get('machinery') || machine?.machinery;
  const subjects = machine ? [{ names: [wanted], ...machine }] : [];
  const start = resolveEnquiry({ machinery, model: typed.model || link?.get('model') }, site.options, subjects);

  const line = machineLine(site.form.line, machine?.name);
  const isNamed = line === '' || typed.message.split('\n', 1)[0] === line;
  return {
    machinery: typed.machinery || start.machinery,
    model: typed.model || start.model,
    message: isNamed ? typed.message : [line, typed.message].filter(Boolean).join('\n'),
  };
}

/** The query of the link to the form; undefined if it was sent from elsewhere. */
function linkQuery(referer: string | null, { enquiry }: EnquirySite): URLSearchParams | undefined {
  const page = URL.parse(referer ?? '');
  return page?.pathname.toLowerCase() === enquiry.path.toLowerCase() ? page.searchParams : undefined;
}

/** Whether neither the visitor nor the link chose a machine, so that `addLinked` puts in the first choices. */
export function isUnchosen({ machinery, model }: Linked, referer: string | null, site: EnquirySite): boolean {
  const link = linkQuery(referer, site);
  return [machinery, model, link?.get('machinery'), link?.get('model')].every((choice) => !choice);
}

/**
 * The error of two choices that do not belong together: a form without scripts offers the applications of every
 * machinery, and programs post what they like. Choices that the catalogue no longer has are the visitor's own words, and no error.
 */
export function findMismatch(
  { machinery, model }: Pick<Enquiry, 'machinery' | 'model'>,
  { options, enquiry }: Pick<EnquirySite, 'options' | 'enquiry'>,
): EnquiryErrors {
  const chosen = options.find(({ id }) => id === machinery);
  const isKnown = options.some(({ models }) => models.includes(model));
  if (!chosen || !isKnown || chosen.models.includes(model)) return {};
  return { model: fill(enquiry.answers.mismatch, { model, machinery: chosen.label }) };
}
