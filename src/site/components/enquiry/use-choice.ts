import { useCallback, useMemo, useState } from 'react';
import type { EnquirySubject, MachineryOption } from '../../../catalogue/page-data.ts';
import { resolveEnquiry, type EnquiryLink } from '../../../enquiry/contract/resolve-enquiry.ts';
import { useHydrated } from '../use-hydrated.ts';
import { controlId } from './field.tsx';

/** What is chosen under Machinery and Applications, and the machine that the link named. */
export interface Choice {
  machinery: string;
  model: string;
  subject?: EnquirySubject | undefined;
  /** The link's query in one text: what the visitor chooses holds until another link is taken. */
  query: string;
  /** Whether the visitor chose, rather than the link. */
  isOwn: boolean;
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
  const [own, setOwn] = useState<Own | undefined>(() =>
    chosenBefore(query, options, resolveEnquiry({}, options, subjects)),
  );
  const choose = useCallback(
    (id: string, label = firstModel(options, id)) => setOwn({ query, machinery: id, model: label }),
    [query, options],
  );
  const isOwn =
    own?.query === query && options.some(({ id, models }) => id === own.machinery && models.includes(own.model));
  const { machinery: chosenMachinery, model: chosenModel } = hydrated && isOwn ? own : link;
  const reset = () => setOwn(undefined);
  return { machinery: chosenMachinery, model: chosenModel, subject: link.subject, query, isOwn, choose, reset };
}

/** The value of a choice in the document; undefined on the server and before the form stands. */
function chosenIn(field: 'machinery' | 'model'): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const element = document.getElementById(controlId(field));
  return element instanceof HTMLSelectElement ? element.value : undefined;
}

/**
 * What the visitor chose in the plain form before the program took over; Applications still offers all there.
 * undefined when it is what the form started with.
 */
function chosenBefore(query: string, options: readonly MachineryOption[], start: Omit<Own, 'query'>): Own | undefined {
  const machinery = chosenIn('machinery');
  const model = chosenIn('model');
  if (!machinery || !model || (machinery === start.machinery && model === start.model)) return undefined;
  const has = (option: MachineryOption) => option.models.includes(model);
  const chosen = options.find((option) => option.id === machinery);
  if (chosen && has(chosen)) return { query, machinery, model };
  const other = machinery === start.machinery ? options.find(has) : undefined;
  return other ? { query, machinery: other.id, model } : { query, machinery, model: firstModel(options, machinery) };
}
