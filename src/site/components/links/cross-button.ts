import styled from '@emotion/styled';

/**
 * A button with a cross, which closes or takes away; what it does is said by its label. The cross is made of borders,
 * so that it stays where a device forces its own colours.
 */
export const CrossButton = styled.button`
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) calc(50% - 8px);
    border-top: 2px solid;
    transform: rotate(45deg);
  }
  &::after {
    transform: rotate(-45deg);
  }
`;
