import styled from '@emotion/styled';

const Room = styled.span`
  flex: none;
  display: block;
  width: 48px;
  height: 45px;
`;

/** The drawing of a hit; what has none keeps its room, so that titles stand below each other. */
export function HitPicture({ drawing }: { drawing: string | undefined }) {
  return <Room>{drawing && <img src={drawing} alt="" width={48} height={45} decoding="async" />}</Room>;
}
