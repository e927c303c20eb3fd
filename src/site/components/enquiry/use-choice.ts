import { useCallback, useMemo, useState } from 'react';
import type { EnquirySubject, MachineryOption } from '../../../catalogue/page-data.ts';
import { resolveEnquiry, type EnquiryLink } from '../../../enquiry/contract/resolve-enquiry.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { controlId } from './fields/field.tsx';

/** What is chosen under Machinery and Applications, and the machine that the link named. */
export interface Choice {
  machinery: string;
  model: string;
  subject?: EnquirySubject | undefined;
  /** The link's query in one text: what the visitor chooses holds until another link is taken. */
  query: string;
  /** Whether the visitor chose, rather than the link. */
  isOwn: boolean;
  /** Whether a machine is chosen at all: by the visitor or the link. Without one the choices are the first. */
  isNamed: boolean;
  choose: (machinery: string, model?: string) => void;
  reset: () => void;
}

type Own = Pick<Choice, 'query' | 'machinery' | 'model'>;

const firstModel = (options: readonly MachineryOption[], id: string) =>
  options.find((option) => option.id === id)?.models[0] ?? '';

/**
 * The choices of the form: the link's, until the visitor chooses. The server's markup knows no link, and the first
 * render equals it.
 * @param named what the link says
 */
export function useChoice(
  options: readonly MachineryOption[],
  subjects: readonly EnquirySubject[],
  named: EnquiryLink,
): Choice {
  const hydrated = useHydrated();
  const { machinery, model } = named;
  const query = JSON.stringify([machinery, model]);
  const link = useMemo(
    () => resolveEnquiry(hydrated ? { machinery, model } : {}, options, subjects),
    [hydrated, machinery, model, options, subjects],
  );
  const [own, setOwn] = useState<Own | undefined>(() => chosenBefore(query, options));
  const choose = useCallback(
    (id: string, label = firstModel(options, id)) => setOwn({ query, machinery: id, model: label }),
    [query, options],
  );
  const isOwn =
    own?.query === query && options.some(({ id, models }) => id === own.machinery && models.includes(own.model));
  const { machinery: chosenMachinery, model: chosenModel } = hydrated && isOwn ? own : link;
  const reset = () => setOwn(undefined);
  const isNamed = hydrated && (isOwn || Boolean(machinery) || Boolean(model));
  return {
    machinery: chosenMachinery,
    model: chosenModel,
    subject: link.subject,
    query,
    isOwn,
    isNamed,
    choose,
    reset,
  };
}

/** The value of a choice in the document; undefined on the server and before the form stands. */
function chosenIn(field: 'machinery' | 'model'): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const element = document.getElementById(controlId(field));
  return element instanceof HTMLSelectElement && element.value !== '' ? element.value : undefined;
}

/**
 * What the visitor chose in the plain form before the program took over; Applications offers all there, and neither need be
 * chosen.
 */
function chosenBefore(query: string, options: readonly MachineryOption[]): Own | undefined {
  const machinery = chosenIn('machinery');
  const model = chosenIn('model');
  if (!machinery && !model) return undefined;
  const has = (option: MachineryOption) => model !== undefined && option.models.includes(model);
  const chosen = options.find(({ id }) => id === machinery) ?? options.find(has);
  return chosen && { query, machinery: chosen.id, model: model && has(chosen) ? model : (chosen.models[0] ?? '') };
}
