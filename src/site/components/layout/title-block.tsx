import styled from '@emotion/styled';
import type { Figure } from '../../../catalogue/page-data.ts';
import { colour, font, labelText, size, space } from '../../theme.ts';
import { useFigureValue } from '../units/figure-value.tsx';

const Frame = styled.div`
  overflow: hidden;
  border: 2px solid ${colour.ink};
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.half} ${space.x3};
  padding: 12px ${space.x3};
  background: ${colour.ink};
  color: ${colour.onInk};
  font-weight: ${font.weight.semibold};
  span:last-of-type {
    ${labelText}
    align-self: center;
    color: ${colour.onInkQuiet};
  }
`;
const Cells = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-block: 0 -1px;
  margin-inline: 0 -1px;
  div {
    flex: 1 1 220px;
    min-width: 0;
    padding: 12px ${space.x3} 14px;
    border-inline-end: 1px solid ${colour.lineStrong};
    border-bottom: 1px solid ${colour.lineStrong};
  }
  dt {
    font-size: ${size.small};
    color: ${colour.quiet};
  }
  dd {
    margin: 2px 0 0;
    font-size: ${size.h4};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    color: ${colour.ink};
    overflow-wrap: anywhere;
  }
`;

export interface TitleBlockProps {
  title: string;
  /** Who drew it. */
  maker: string;
  figures: Figure[];
}

/** Figures in the title block of a drawing. */
export function TitleBlock({ title, maker, figures }: TitleBlockProps) {
  const show = useFigureValue();
  return (
    <Frame>
      <Top>
        <span>{title}</span>
        <span>{maker}</span>
      </Top>
      <Cells>
        {figures.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{show({ label, value })}</dd>
          </div>
        ))}
      </Cells>
    </Frame>
  );
}
