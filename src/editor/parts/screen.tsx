import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '../../ui/layout/container.ts';
import { colour, labelText, size, space } from '../../ui/theme.ts';
import { useArrival } from './use-arrival.ts';

export const Main = styled.main`
  padding-block: ${space.x4} ${space.x12};
  h1 {
    font-size: ${size.h2};
    line-height: 1.15;
  }
  h1 + details,
  h1 + p[role='status'] {
    margin-block: ${space.x2};
  }
  h2 {
    ${labelText}
    display: flex;
    align-items: center;
    gap: ${space.x1};
    margin: ${space.x5} 0 ${space.x2};
    color: ${colour.primary};
    &::after {
      content: '';
      flex: 1;
      height: 1px;
      background: ${colour.line};
    }
  }
`;

interface ScreenProps {
  title: string;
  isBusy?: boolean;
  children?: ReactNode;
}

/** A screen of the editor below its bar. The title takes the focus when the screen replaces another one. */
export function Screen({ title, isBusy, children }: ScreenProps) {
  const heading = useArrival();
  return (
    <Main aria-busy={isBusy}>
      <Container>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </Container>
    </Main>
  );
}
