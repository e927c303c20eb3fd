import styled from '@emotion/styled';
import { layout, media, space } from '../../theme.ts';

const Text = styled.div`
  max-width: ${layout.measure};
  p + p {
    margin-top: ${space.x2};
  }
`;

/** What is said in the place of something that only a script can do. */
export const NoScriptNote = styled.p`
  display: none;
  max-width: ${layout.measure};
  ${media.noScript} {
    display: block;
  }
`;

/** Paragraphs in a readable measure. */
export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <Text>
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </Text>
  );
}
