import styled from '@emotion/styled';
import { layout, space } from '../../theme.ts';

const Text = styled.div`
  max-width: ${layout.measure};
  p {
    margin: 0;
  }
  p + p {
    margin-top: ${space.x2};
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
