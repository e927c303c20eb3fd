import styled from '@emotion/styled';
import type { ContactLine as ContactLineData } from '../../../catalogue/page-data.ts';
import { colour, font, space, touchTarget } from '../../theme.ts';
import { telephoneLink } from '../../../catalogue/paths.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.x3};
  a {
    ${touchTarget}
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
    font-variant-numeric: tabular-nums;
  }
`;

/** E-mail and phone as links. */
export function ContactLine({ contact }: { contact: ContactLineData }) {
  return (
    <Line>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
    </Line>
  );
}
