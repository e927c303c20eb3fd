import type { MachineryOption } from '../../../../catalogue/page-data.ts';
import type { EnquiryErrors } from '../../../../enquiry/contract/check-enquiry.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Select } from './control.ts';
import { FieldFrame, tieControl } from './field.tsx';
import type { Choice } from '../use-choice.ts';

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

/** What is chosen before the form knows its address: nothing, which the service understands as what the address says. */
const None = () => <option value="">Please choose</option>;

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
          value={hydrated ? machinery : ''}
          onChange={(event) => choose(event.target.value)}
        >
          {!hydrated && <None />}
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
          value={hydrated ? model : ''}
          onChange={(event) => choose(machinery, event.target.value)}
        >
          {hydrated ? (
            <Models models={options.find(({ id }) => id === machinery)?.models ?? []} />
          ) : (
            <>
              <None />
              {options.map(({ id, label, models }) => (
                <optgroup key={id} label={label}>
                  <Models models={models} />
                </optgroup>
              ))}
            </>
          )}
        </Select>
      </FieldFrame>
    </>
  );
}
