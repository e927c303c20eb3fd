import styled from '@emotion/styled';
import type { Related } from '../../catalogue/shown/parts.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Image } from '../../ui/pictures/image.tsx';
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

/** Links to what goes with a machine. A page that has their pictures gives them their look. */
export function RelatedLinks({ related }: { related: Related }) {
  const words: Readonly<Record<string, string>> = useWords().machine;
  return (
    <Groups>
      {namesIn(related).map((id) => (
        <div key={id}>
          <dt>{words[id]}</dt>
          {related[id]?.map(({ to, label: name, figure, picture }) => (
            <dd key={to}>
              <AppLink to={to}>{name}</AppLink>
              {picture && <Image picture={{ ...picture, alt: '' }} sizes="min(640px, 92vw)" />}
              {figure && <FigureValue {...figure} />}
            </dd>
          ))}
        </div>
      ))}
    </Groups>
  );
}
