import type { MachineryOption } from '../../../../catalogue/page-data.ts';
import type { EnquiryErrors } from '../../../../enquiry/contract/check-enquiry.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Select } from './control.ts';
import { FieldFrame, tieControl, type FormWords } from './field.tsx';
import type { Choice } from '../use-choice.ts';

function Models({ models }: { models: string[] }) {
  return models.map((model) => (
    <option key={model} value={model}>
      {model}
    </option>
  ));
}

export interface ChoiceFieldsProps {
  options: readonly MachineryOption[];
  choice: Choice;
  errors: EnquiryErrors;
  words: FormWords;
}

/** What is chosen before the form knows its address: nothing, which the service understands as what the address says. */
const None = ({ choose }: Pick<FormWords, 'choose'>) => <option value="">{choose}</option>;

/** Machinery, and the applications that belong to it; without scripts the applications of all machinery. */
export function ChoiceFields({ options, choice, errors, words }: ChoiceFieldsProps) {
  const hydrated = useHydrated();
  const { machinery, model, choose } = choice;
  const { machinery: machineryError, model: modelError } = errors;
  return (
    <>
      <FieldFrame field="machinery" words={words} error={machineryError}>
        <Select
          {...tieControl('machinery', { error: machineryError })}
          value={hydrated ? machinery : ''}
          onChange={(event) => choose(event.target.value)}
        >
          {!hydrated && <None choose={words.choose} />}
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <FieldFrame field="model" words={words} error={modelError}>
        <Select
          {...tieControl('model', { error: modelError })}
          value={hydrated ? model : ''}
          onChange={(event) => choose(machinery, event.target.value)}
        >
          {hydrated ? (
            <Models models={options.find(({ id }) => id === machinery)?.models ?? []} />
          ) : (
            <>
              <None choose={words.choose} />
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
