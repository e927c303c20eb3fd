import styled from '@emotion/styled';
import { layout, media, space } from '../theme.ts';

const Text = styled.div`
  max-width: ${layout.measure};
  p + p {
    margin-top: ${space.x2};
  }
`;

/** Shown in place of content that needs scripts. */
export const NoScriptNote = styled.p`
  display: none;
  max-width: ${layout.measure};
  ${media.noScript} {
    display: block;
  }
`;

/** Paragraphs at a readable line length. */
export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <Text>
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </Text>
  );
}
