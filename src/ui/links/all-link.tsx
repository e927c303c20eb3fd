import styled from '@emotion/styled';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { space } from '../theme.ts';
import { ButtonLink } from './button.ts';

const Line = styled.p`
  margin: ${space.x4} 0 0;
`;

/** Link to the full list; nothing when the list is complete. */
export function AllLink({ link }: { link: InternalLink | undefined }) {
  if (!link) return null;
  return (
    <Line>
      <ButtonLink to={link.to} search={link.search}>
        {link.label}
      </ButtonLink>
    </Line>
  );
}
