import styled from '@emotion/styled';
import type { ModelSummary } from '../../page/cards.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { segments } from '../../../ui/links/button.ts';
import { Image } from '../../../ui/pictures/image.tsx';
import { PlacedPicture, placePictures } from '../../../ui/pictures/place-pictures.ts';
import { useWords } from '../../../ui/shell.ts';
import { colour, font, media, size, space } from '../../../ui/theme.ts';
import { useFigureValue } from '../../../ui/units/use-units.tsx';

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  width: fit-content;
  ${segments}
  ${media.desk} {
    &:not([data-pictured]) {
      grid-area: 1 / 1;
      /* Leave room for the units switch. */
      max-width: calc(100% - 248px);
    }
    &[data-pictured] {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      width: 100%;
      > label {
        grid-template-rows: auto auto 1fr;
        padding: 0;
        color: ${colour.ink};
        &:has(:checked) {
          background: ${colour.paper};
        }
      }
      strong {
        width: 100%;
        padding: 12px ${space.x2};
        background: ${colour.mist};
        text-align: center;
      }
      & :checked ~ strong {
        background: ${colour.ink};
        color: ${colour.onInk};
      }
    }
  }
  ${media.forcedColours} {
    &[data-pictured] :checked ~ strong {
      background: Highlight;
      color: HighlightText;
    }
  }
  ${media.phone} {
    width: 100%;
  }
  ${media.inert} {
    &,
    &[data-pictured] {
      display: none;
    }
  }
`;
/** A model's picture and figures in its choice, on a desk; its panel has them for all readers. */
const Glance = styled.span`
  display: none;
  ${media.desk} {
    display: grid;
    align-self: start;
    width: 100%;
    img {
      width: 100%;
    }
    > span {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space.x1};
      margin-inline: ${space.x2};
      padding-block: ${space.x1};
      font-size: ${size.small};
    }
    > span + span {
      border-top: 1px solid ${colour.line};
    }
    small {
      font-size: inherit;
      font-weight: ${font.weight.regular};
      color: ${colour.muted};
    }
  }
`;
const Choice = styled.label`
  overflow: hidden;
  display: grid;
  flex: 1 1 auto;
  place-items: center;
  min-width: 92px;
  min-height: 48px;
  padding: 0 ${space.x2};
  ${media.tablet} {
    padding: 0 ${space.x4};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    /* Above the picture, which has a scale. */
    z-index: 1;
    opacity: 0;
    cursor: pointer;
  }
  ${media.forcedColours} {
    &:has(input:checked) {
      forced-color-adjust: none;
    }
  }
`;

/** So many models stand side by side on a desk, each with so many figures. */
const [besideEachOther, glanced] = [4, 3];

/** A radio for each model: its name, and on a desk its picture at one scale with the others', and its first figures. */
export function ModelChoices({ models, group }: { models: readonly ModelSummary[]; group: string }) {
  const words = useWords().machine;
  const show = useFigureValue();
  const placements = placePictures(models.map(({ picture }) => picture));
  const isPictured = models.length <= besideEachOther && models.every(({ picture }) => picture);
  return (
    <Choices data-pictured={isPictured ? '' : undefined}>
      <VisuallyHidden as="legend">{words.model}</VisuallyHidden>
      {models.map(({ name, to, picture, figures }, index) => (
        <Choice key={to}>
          <input type="radio" name={group} value={name} defaultChecked={index === 0} />
          {isPictured && picture && (
            <Glance aria-hidden="true">
              <PlacedPicture as="span" placement={placements?.[index]}>
                <Image picture={{ ...picture, alt: '' }} sizes="30vw" />
              </PlacedPicture>
            </Glance>
          )}
          <strong>{name}</strong>
          {isPictured && (
            <Glance aria-hidden="true">
              {figures.slice(0, glanced).map((figure) => (
                <span key={figure.label}>
                  <small>{figure.label}</small>
                  {show(figure)}
                </span>
              ))}
            </Glance>
          )}
        </Choice>
      ))}
    </Choices>
  );
}
