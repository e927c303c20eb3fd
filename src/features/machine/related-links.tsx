import styled from '@emotion/styled';
import type { Related } from '../../catalogue/shown/parts.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { FigureValue } from '../../ui/units/use-units.tsx';
import { colour, font, labelText, media, space, mutedText, touchTarget } from '../../ui/theme.ts';
import { useWords } from '../../ui/shell.ts';

const Groups = styled.dl`
  display: grid;
  gap: ${space.x3};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desk} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  > div {
    padding-top: ${space.x2};
    border-top: 1px solid ${colour.lineStrong};
  }
  dt {
    ${labelText}
    margin-bottom: ${space.half};
    color: ${colour.muted};
  }
  a {
    ${touchTarget}
    font-weight: ${font.weight.semibold};
  }
  dd > span {
    padding-inline: ${space.x1};
    ${mutedText}
  }
`;

const namesIn = (related: Related) => Object.keys(related) as (keyof Related)[];

/** Links to what goes with a machine. */
export function RelatedLinks({ related }: { related: Related }) {
  const words = useWords().machine;
  return (
    <Groups>
      {namesIn(related).map((id) => (
        <div key={id}>
          <dt>{words[id]}</dt>
          {related[id]?.map(({ to, label: name, figure }) => (
            <dd key={to}>
              <AppLink to={to}>{name}</AppLink>
              {figure && <FigureValue {...figure} />}
            </dd>
          ))}
        </div>
      ))}
    </Groups>
  );
}
