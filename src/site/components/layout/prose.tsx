import styled from '@emotion/styled';
import { layout, space } from '../../theme.ts';
import { useTextDirection } from '../../frame/shell.tsx';

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
  const directionOf = useTextDirection();
  return (
    <Text>
      {paragraphs.map((text, index) => (
        <p key={index} dir={directionOf(text)}>
          {text}
        </p>
      ))}
    </Text>
  );
}
