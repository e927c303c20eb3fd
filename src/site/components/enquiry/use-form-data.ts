import { useEffect, useMemo, useCallback, useRef, useState } from 'react';
import type { EnquiryFormData } from '../../../catalogue/enquiry/enquiry-form.ts';
import type {
  EnquiryDrawing,
  EnquirySubject,
  MachineryChoices,
  MachineryOption,
} from '../../../catalogue/page-data.ts';
import { choicesPath, subjectsPath } from '../../../catalogue/paths.ts';
import type { EnquiryLink } from '../../../enquiry/contract/resolve-enquiry.ts';
import { reduceName } from '../../../catalogue/names.ts';
import { shardOf } from '../../../catalogue/shards.ts';
import { useQueryField } from '../hooks/use-address.ts';
import { useChoice, type Choice } from './use-choice.ts';

export interface FormData {
  options: MachineryOption[];
  /** The pictures of choices and machines. */
  drawings: readonly (EnquiryDrawing | EnquirySubject)[];
  choice: Choice;
}

/** The file that the page's own data does not hold: the choices of a machinery that has more. */
function fileOf(options: readonly MachineryOption[], machinery: string): string | undefined {
  return options.find(({ id }) => id === machinery)?.more ? choicesPath(machinery) : undefined;
}

/**
 * What the form offers and what is chosen: from the page's data, and of a large catalogue from small files as they are
 * needed.
 * @param fallback stands for the link where the address names nothing
 */
export function useFormData(
  { options: first, subjects: own, drawings: few, shards }: EnquiryFormData,
  fallback: EnquiryLink,
): FormData {
  const [machines, fetchMachines] = useFetched<EnquirySubject[]>();
  const [choices, fetchChoices] = useFetched<MachineryChoices>();
  const named = { machinery: useQueryField('machinery'), model: useQueryField('model') };
  const link: EnquiryLink = named.machinery || named.model ? named : fallback;
  const name = reduceName(link.model ?? '');
  const machineFile = shards === undefined || name === '' ? undefined : subjectsPath(shardOf(name, shards));

  const subjects = (machineFile === undefined ? undefined : machines.get(machineFile)) ?? own;
  const options = useMemo(
    () => first.map((option) => ({ ...option, ...modelsOf(choices.get(choicesPath(option.id))) })),
    [first, choices],
  );
  const drawings = useMemo(
    () => [...few, ...[...choices.values()].flatMap((each) => each.drawings), ...subjects],
    [few, choices, subjects],
  );

  const choice = useChoice(options, subjects, link);
  const choicesFile = fileOf(first, choice.machinery);
  useEffect(() => fetchMachines(machineFile), [fetchMachines, machineFile]);
  useEffect(() => fetchChoices(choicesFile), [fetchChoices, choicesFile]);
  return { options, drawings, choice };
}

const modelsOf = (choices: MachineryChoices | undefined) => (choices ? { models: choices.models } : {});

/**
 * JSON files by their addresses, as they arrive. What is asked for again is fetched once; what fails may be asked for
 * again, and nothing is said: the form goes on with what it has.
 */
function useFetched<Value>(): [values: ReadonlyMap<string, Value>, fetchValue: (address: string | undefined) => void] {
  const [values, setValues] = useState<ReadonlyMap<string, Value>>(new Map());
  const asked = useRef(new Set<string>());
  const fetchValue = useCallback((address: string | undefined) => {
    if (address === undefined || asked.current.has(address)) return;
    asked.current.add(address);
    void fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const value = (await response.json()) as Value;
        setValues((before) => new Map(before).set(address, value));
      })
      .catch(() => asked.current.delete(address));
  }, []);
  return [values, fetchValue];
}
