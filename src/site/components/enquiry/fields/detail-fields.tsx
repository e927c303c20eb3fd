import styled from '@emotion/styled';
import type { EnquiryWords } from '../../../../catalogue/page-data.ts';
import { detailFields, longestDetail } from '../../../../enquiry/contract/details.ts';
import { colour, font, media, size, space } from '../../../theme.ts';
import { FieldBox, Hint, Input, LabelRow } from './control.ts';
import { controlId } from './field.tsx';

const Group = styled.fieldset`
  display: grid;
  gap: ${space.x3};
  min-width: 0;
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
    legend {
      grid-column: 1 / -1;
    }
  }
`;
/** Label and hint on top, the control at the bottom: side by side, the controls stand in one line. */
const Box = styled(FieldBox)`
  grid-template-rows: auto 1fr auto;
`;

/** The questions that need no answer. What is answered goes into the message. */
export function DetailFields({ words: { details, optional } }: { words: Pick<EnquiryWords, 'details' | 'optional'> }) {
  return (
    <Group>
      <legend>{details.heading}</legend>
      {detailFields.map((field) => {
        const { label, hint } = details[field];
        const id = controlId(field);
        return (
          <Box key={field}>
            <LabelRow>
              <label htmlFor={id}>{label}</label>
              <span aria-hidden="true">{optional}</span>
            </LabelRow>
            <Hint id={`${id}-hint`}>{hint}</Hint>
            <Input id={id} type="text" name={field} maxLength={longestDetail} aria-describedby={`${id}-hint`} />
          </Box>
        );
      })}
    </Group>
  );
}
