import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { colour, labelText, media, space, heading2 } from '../theme.ts';
import { Container } from './container.ts';

export type SectionTone = 'paper' | 'mist';

const Band = styled.section`
  padding-block: ${space.section};
  background: ${colour.paper};
  &[data-tone='mist'] {
    background: ${colour.mist};
  }
  & + &[data-tone='paper'] {
    border-top: 1px solid ${colour.line};
  }
`;
const Top = styled.div`
  display: grid;
  gap: ${space.x1} ${space.x3};
  margin-bottom: clamp(20px, 3vw, 36px);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${media.phone} {
    h2 + * {
      margin-top: ${space.x1};
    }
  }
`;
const Label = styled.p`
  ${labelText}
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  color: ${colour.primary};
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${colour.line};
  }
`;
const Heading = styled.h2(heading2);

interface SectionProps {
  /** Spaced capitals above a heading that does not itself name the section's content. */
  label?: string | undefined;
  heading: string;
  tone?: SectionTone | undefined;
  id?: string | undefined;
  /** Left out in print. */
  isOnScreenOnly?: boolean;
  /** Controls beside the heading. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A section of a page, set apart by space and a hairline. */
export function Section({ label, heading, tone = 'paper', id, isOnScreenOnly, tools, children }: SectionProps) {
  const headingId = useId();
  return (
    <Band data-tone={tone} data-screen={isOnScreenOnly ? '' : undefined} id={id} aria-labelledby={headingId}>
      <Container>
        <Top>
          {label && <Label>{label}</Label>}
          <Heading id={headingId}>{heading}</Heading>
          {tools}
        </Top>
        {children}
      </Container>
    </Band>
  );
}
