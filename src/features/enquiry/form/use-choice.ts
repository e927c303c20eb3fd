import { useState } from 'react';
import type { EnquirySubject, MachineryOption } from '../../../enquiry/contract/enquiry-form.ts';
import { resolveEnquiry, type EnquiryLink } from '../../../enquiry/contract/resolve-enquiry.ts';
import { useHydrated } from '../../../ui/hooks/after-hydration.ts';
import { controlId } from './fields/field.tsx';

/** The Machinery and Applications choices, and the machine that the link names. */
export interface MachineChoice {
  machinery: string;
  model: string;
  subject?: EnquirySubject | undefined;
  /** The link's query; the visitor's choices apply until it changes. */
  query: string;
  /** Whether the visitor, not the link, made the choice. */
  isOwn: boolean;
  /** What the visitor or the link chose; undefined while the choices are only the first ones. */
  name: string | undefined;
  choose: (machinery: string, model?: string) => void;
  reset: () => void;
}

type Own = Pick<MachineChoice, 'query' | 'machinery' | 'model'>;

const firstModel = (options: readonly MachineryOption[], id: string) =>
  options.find((option) => option.id === id)?.models[0] ?? '';

/**
 * The form's choices: those of the link until the visitor chooses. The prerendered page knows no link, and the first
 * render must equal it.
 * @param named what the link names
 */
export function useChoice(
  options: readonly MachineryOption[],
  subjects: readonly EnquirySubject[],
  named: EnquiryLink,
): MachineChoice {
  const hydrated = useHydrated();
  const { machinery, model } = named;
  const query = JSON.stringify([machinery, model]);
  const link = resolveEnquiry(hydrated ? named : {}, options, subjects);
  const [picked, setPicked] = useState<Own | undefined>(() => chosenBefore(query, options));
  const choose = (id: string, label = firstModel(options, id)) => setPicked({ query, machinery: id, model: label });
  const isOwn =
    picked?.query === query &&
    options.some(({ id, models }) => id === picked.machinery && models.includes(picked.model));
  const chosen = hydrated && isOwn ? picked : link;
  return {
    machinery: chosen.machinery,
    model: chosen.model,
    subject: link.subject,
    query,
    isOwn,
    name: hydrated && isOwn ? picked.model : link.name,
    choose,
    reset: () => setPicked(undefined),
  };
}

/** Value of a select in the document; undefined on the server and before the form is mounted. */
function chosenIn(field: 'machinery' | 'model'): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const element = document.getElementById(controlId(field));
  return element instanceof HTMLSelectElement && element.value !== '' ? element.value : undefined;
}

/** Choices made in the plain form before hydration; there Applications lists all, and neither is required. */
function chosenBefore(query: string, options: readonly MachineryOption[]): Own | undefined {
  const machinery = chosenIn('machinery');
  const model = chosenIn('model');
  if (!machinery && !model) return undefined;
  const has = (option: MachineryOption) => model !== undefined && option.models.includes(model);
  const chosen = options.find(({ id }) => id === machinery) ?? options.find(has);
  return chosen && { query, machinery: chosen.id, model: model && has(chosen) ? model : (chosen.models[0] ?? '') };
}
