import type { MachineryOption, EnquiryWords } from '../../../../enquiry/contract/enquiry-form.ts';
import type { EnquiryErrors } from '../../../../enquiry/contract/check-enquiry.ts';
import { useShell } from '../../../../ui/shell.ts';
import { useHydrated } from '../../../../ui/hooks/after-hydration.ts';
import { Select } from '../../../../ui/links/control.ts';
import { NoteInput } from './note-input.tsx';
import { FieldFrame, tieControl, type FormWords } from './field.tsx';
import type { MachineChoice } from '../use-choice.ts';
import styled from '@emotion/styled';
import { detailFields } from '../../../../enquiry/contract/enquiry.ts';
import { colour, font, media, mutedText, size, space, wrapRow } from '../../../../ui/theme.ts';
import { telephoneLink } from '../../../../catalogue/paths.ts';
import { Button } from '../../../../ui/links/button.ts';

/** Adjacent controls are on one line, whatever the length of their hints. */
const Group = styled.fieldset`
  display: grid;
  gap: ${space.x3};
  margin: ${space.x1} 0;
  padding: ${space.x3} 0;
  border: solid ${colour.line};
  border-width: 1px 0;
  legend {
    float: inline-start;
    padding: 0;
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    line-height: 1.3;
    color: ${colour.ink};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      grid-template-rows: auto 1fr auto;
    }
    legend {
      grid-column: 1 / -1;
    }
  }
`;
/** The optional questions; their answers go into the message. */
export function DetailFields({ words: { details, optional } }: { words: Pick<EnquiryWords, 'details' | 'optional'> }) {
  return (
    <Group>
      <legend>{details.heading}</legend>
      {detailFields.map((field) => {
        const { label, hint } = details[field];
        return (
          <FieldFrame key={field} field={field} label={label} optional={optional} hint={hint}>
            <NoteInput {...tieControl(field, { hint })} />
          </FieldFrame>
        );
      })}
    </Group>
  );
}

function Models({ models }: { models: string[] }) {
  return models.map((model) => (
    <option key={model} value={model}>
      {model}
    </option>
  ));
}

interface ChoiceFieldsProps {
  options: readonly MachineryOption[];
  choice: MachineChoice;
  errors: EnquiryErrors;
  words: FormWords;
  isOpen: boolean;
}

/** Empty option until the form knows its address; the service then takes the choice from the link. */
const None = ({ choose }: Pick<FormWords, 'choose'>) => <option value="">{choose}</option>;

/** Machinery and its applications; without scripts the applications of all machinery. */
export function ChoiceFields({ options, choice, errors, words, isOpen }: ChoiceFieldsProps) {
  const hydrated = useHydrated();
  const { machinery, model, choose } = choice;
  const { machinery: machineryError, model: modelError } = errors;
  return (
    <>
      <FieldFrame
        field="machinery"
        label={words.fields.machinery}
        optional={isOpen ? words.unchosen : undefined}
        error={machineryError}
      >
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
      <FieldFrame field="model" label={words.fields.model} error={modelError}>
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

const Row = styled.div`
  ${wrapRow(`${space.x2} ${space.x3}`)}
  padding-top: ${space.x1};
  button {
    min-width: 168px;
    min-height: 56px;
  }
  p {
    line-height: 1.4;
    color: ${colour.muted};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Privacy = styled.p`
  flex-basis: 100%;
  font-size: ${size.small};
  ${mutedText}
`;

/** Submit button, what to expect, and the phone number. */
export function SubmitRow({ sending, words }: { sending: boolean; words: EnquiryWords }) {
  const { phone } = useShell().contact;
  return (
    <Row>
      <Button look="primary" type="submit" disabled={sending}>
        {sending ? words.submitting : words.submit}
      </Button>
      <p>
        {words.promise}
        <br />
        <a href={telephoneLink(phone)}>{phone}</a>
      </p>
      {words.privacy && <Privacy>{words.privacy}</Privacy>}
    </Row>
  );
}
