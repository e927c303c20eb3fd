import styled from '@emotion/styled';
import type { Picture } from '../../../catalogue/shown/parts.ts';
import { atLeast, colour, labelText, space, heading2 } from '../../../ui/theme.ts';
import { Image } from '../../../ui/pictures/image.tsx';

const Words = styled.p`
  display: grid;
  align-content: center;
  gap: ${space.half};
  min-width: 0;
  line-height: 1.3;
  color: ${colour.muted};
  > :first-child {
    ${labelText}
    color: ${colour.primary};
  }
  strong {
    ${heading2}
    color: ${colour.ink};
  }
`;
/** Squared paper; keeps its size without a drawing. */
const Panel = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 300 / 280;
  border: 1px solid ${colour.line};
  background:
    linear-gradient(${colour.primaryPale} 1px, transparent 1px) -1px -1px / 20px 20px,
    linear-gradient(90deg, ${colour.primaryPale} 1px, transparent 1px) -1px -1px / 20px 20px ${colour.paper};
  overflow: hidden;
  img {
    width: 92%;
  }
  &[data-several] {
    grid-template: repeat(2, 50%) / repeat(2, 50%);
    img {
      max-height: 92%;
      object-fit: contain;
    }
  }
  &[data-several='2'] {
    grid-template-columns: 100%;
  }
`;

interface SubjectWordsProps {
  id: string;
  label: string;
  /** The machine of the link, else the Applications choice, else a text that none is chosen. */
  name: string;
  /** The choice that the machine belongs to. */
  detail: string;
}

export function SubjectWords({ id, label, name, detail }: SubjectWordsProps) {
  return (
    <Words id={id}>
      <span>{label} </span>
      <strong>{`${name} `}</strong>
      <span>{detail}</span>
    </Words>
  );
}

/** `sizes` of a drawing on the sheet, whose width the page sets: a whole sheet, or half of it beside others. */
const sizesOf = (share: number) =>
  `${atLeast.wide} ${600 * share}px, ${atLeast.desk} ${400 * share}px, ${atLeast.tablet} ${200 * share}px, ${112 * share}px`;

/** The machine's drawing, or several drawings when none is chosen. Decorative: the text beside it names the machine. */
export function SubjectSheet({ pictures }: { pictures: readonly Picture[] }) {
  const sizes = sizesOf(pictures.length > 1 ? 0.5 : 1);
  return (
    <Panel data-several={pictures.length > 1 ? pictures.length : undefined}>
      {pictures.map((picture) => (
        <Image key={picture.src} picture={{ ...picture, alt: '' }} eager sizes={sizes} />
      ))}
    </Panel>
  );
}
