import styled from '@emotion/styled';

const Drawing = styled.svg`
  width: 18px;
  height: 18px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
`;

/** A drawn sign in a button whose name or words say the same. `path` is drawn in a square of 18. */
export function Sign({ path }: { path: string }) {
  return (
    <Drawing viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} />
    </Drawing>
  );
}
