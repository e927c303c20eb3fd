import styled from '@emotion/styled';

const Drawing = styled.svg`
  width: 18px;
  height: 18px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
`;

/** A decorative icon in a button with a name. `path` is drawn in an 18 by 18 view box. */
export function Sign({ path }: { path: string }) {
  return (
    <Drawing viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} />
    </Drawing>
  );
}
