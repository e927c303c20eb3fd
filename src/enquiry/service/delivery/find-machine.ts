import { choiceKey, type EnquirySite, type MachinePage } from '../../../catalogue/enquiry/enquiry-site.ts';
import type { Enquiry } from '../../contract/enquiry.ts';
import { readMachineLines } from '../../contract/machine-line.ts';

export interface AskedMachine {
  /** How the catalogue calls it; undefined when the enquiry names nothing that it knows. */
  known: string | undefined;
  page: MachinePage | undefined;
}

/**
 * The machines that an enquiry is about: those that its message opens with (as the form writes them), else the choice.
 */
export function findMachines(
  { message, machinery, model }: Enquiry,
  site: EnquirySite,
): [AskedMachine, ...AskedMachine[]] {
  const { machines } = readMachineLines(message, site.form.line);
  const [first, ...others] = [...new Set(machines)]
    .filter((name) => Object.hasOwn(site.machines, name))
    .map((known): AskedMachine => ({ known, page: site.machines[known] }));
  if (first) return [first, ...others];
  const key = choiceKey(machinery, model);
  const isChoice = site.options.some(({ id, models }) => id === machinery && models.includes(model));
  return [
    {
      known: isChoice ? model : undefined,
      page: Object.hasOwn(site.choices, key) ? site.choices[key] : undefined,
    },
  ];
}
