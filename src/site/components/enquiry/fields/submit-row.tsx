import styled from '@emotion/styled';
import type { ContactLine, EnquiryWords } from '../../../../catalogue/page-data.ts';
import { colour, font, space } from '../../../theme.ts';
import { telephoneLink } from '../../../frame/telephone-link.ts';
import { Button } from '../../links/button.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  padding-top: ${space.x1};
  button {
    min-width: 168px;
    min-height: 56px;
  }
  p {
    margin: 0;
    line-height: 1.4;
    color: ${colour.quiet};
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

export interface SubmitRowProps {
  sending: boolean;
  words: Pick<EnquiryWords, 'promise' | 'submit' | 'submitting'>;
  contact: ContactLine;
}

/** The button, and beside it what to expect and the telephone for those in a hurry. */
export function SubmitRow({ sending, words, contact }: SubmitRowProps) {
  return (
    <Row>
      <Button look="primary" type="submit" disabled={sending}>
        {sending ? words.submitting : words.submit}
      </Button>
      <p>
        {words.promise}
        <br />
        <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
      </p>
    </Row>
  );
}
