import type { MachineryOption } from '../../../catalogue/page-data.ts';
import type { EnquiryErrors } from '../../../enquiry/contract/check-enquiry.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Select } from './control.ts';
import { FieldFrame, tieControl } from './field.tsx';
import type { Choice } from './use-choice.ts';

function Models({ models }: { models: string[] }) {
  return models.map((model) => (
    <option key={model} value={model}>
      {model}
    </option>
  ));
}

export interface ChoiceFieldsProps {
  options: MachineryOption[];
  choice: Choice;
  errors: EnquiryErrors;
  /** Under the label Applications. */
  hint?: string | undefined;
}

/** Machinery, and the applications that belong to it; without scripts the applications of all machinery. */
export function ChoiceFields({ options, choice, errors, hint }: ChoiceFieldsProps) {
  const hydrated = useHydrated();
  const { machinery, model, choose } = choice;
  const { machinery: machineryError, model: modelError } = errors;
  return (
    <>
      <FieldFrame field="machinery" error={machineryError}>
        <Select
          {...tieControl('machinery', { error: machineryError })}
          value={machinery}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <FieldFrame field="model" hint={hint} error={modelError}>
        <Select
          {...tieControl('model', { hint, error: modelError })}
          value={model}
          onChange={(event) => choose(machinery, event.target.value)}
        >
          {hydrated ? (
            <Models models={options.find(({ id }) => id === machinery)?.models ?? []} />
          ) : (
            options.map(({ id, label, models }) => (
              <optgroup key={id} label={label}>
                <Models models={models} />
              </optgroup>
            ))
          )}
        </Select>
      </FieldFrame>
    </>
  );
}
