import styled from '@emotion/styled';
import { colour } from '../../theme.ts';

const Svg = styled.svg`
  flex: none;
  width: 18px;
  height: 18px;
  fill: none;
  stroke: ${colour.error};
  stroke-width: 2;
  stroke-linecap: square;
`;

/** The sign beside an error, for those who do not see its colour. */
export function ErrorMark() {
  return (
    <Svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M9 1.5 17 16.5H1z M9 7v4 M9 13.5v.5" />
    </Svg>
  );
}
