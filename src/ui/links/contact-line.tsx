import styled from '@emotion/styled';
import { font, space, touchTarget, wrapRow } from '../theme.ts';
import { useShell } from '../shell.ts';
import { telephoneLink } from '../../catalogue/paths.ts';

const Line = styled.p`
  ${wrapRow(`${space.half} ${space.x3}`)}
  a {
    ${touchTarget}
    font-weight: ${font.weight.semibold};
  }
`;

/** E-mail and phone as links. */
export function ContactLine() {
  const { contact } = useShell();
  return (
    <Line>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
    </Line>
  );
}
