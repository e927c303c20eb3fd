import { choiceKey, type EnquirySite, type MachinePage } from '../../../catalogue/enquiry-site.ts';
import type { Enquiry } from '../../contract/enquiry.ts';

export interface AskedMachine {
  /** How the catalogue calls it; undefined when the enquiry names nothing that it knows. */
  known: string | undefined;
  page: MachinePage | undefined;
}

/** The machine that an enquiry is about: the one that its message opens with (as the form writes it), else the choice. */
export function findMachine({ message, machinery, model }: Enquiry, site: EnquirySite): AskedMachine {
  const [before = '', after = ''] = site.words.line.split('{machine}');
  const [first = ''] = message.split('\n', 1);
  if (first.startsWith(before) && first.endsWith(after)) {
    const name = first.slice(before.length, first.length - after.length);
    if (Object.hasOwn(site.machines, name)) return { known: name, page: site.machines[name] };
  }
  const key = choiceKey(machinery, model);
  const isChoice = site.options.some(({ id, models }) => id === machinery && models.includes(model));
  return {
    known: isChoice ? model : undefined,
    page: Object.hasOwn(site.choices, key) ? site.choices[key] : undefined,
  };
}
