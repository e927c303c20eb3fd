import styled from '@emotion/styled';
import { useState } from 'react';
import type { TestimonialData } from '../home-page.ts';
import { colour, font, labelText, layout, media, space, mutedText, hidden, wrapRow } from '../../../ui/theme.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { useWords } from '../../../ui/shell.ts';
import { fill } from '../../../catalogue/words.ts';

const Slide = styled.div`
  ${media.live} {
    &[data-shown='false'] {
      display: none;
    }
  }
  ${media.noScript} {
    & + & {
      margin-top: ${space.x5};
      padding-top: ${space.x5};
      border-top: 1px solid ${colour.line};
    }
  }
`;
const Figure = styled.figure`
  display: grid;
  gap: ${space.x3};
  ${media.desk} {
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${space.x3} ${space.x5};
  }
`;
const Mark = styled.svg`
  width: 56px;
  color: ${colour.primary};
  ${media.desk} {
    width: 96px;
    margin-top: ${space.x1};
  }
`;
const Quotation = styled.blockquote`
  font-size: clamp(1.375rem, 1.1rem + 1.4vw, 2.125rem);
  font-weight: ${font.weight.medium};
  letter-spacing: -0.01em;
  line-height: 1.35;
  color: ${colour.ink};
  text-wrap: pretty;
`;
const Source = styled.figcaption`
  ${wrapRow(space.x2)}
  line-height: 1.4;
  color: ${colour.muted};
  > span:has(cite) {
    flex: 1 1 8em;
  }
  cite {
    display: block;
    font-style: normal;
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  ${media.desk} {
    grid-column: 2;
  }
`;
const Portrait = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  border: 1.5px solid ${colour.primary};
  border-radius: 50%;
  outline: 1px solid ${colour.lineStrong};
  outline-offset: 4px;
  margin: 5px;
  font-weight: ${font.weight.semibold};
  letter-spacing: 0.04em;
  color: ${colour.primary};
`;
const SampleMark = styled.span`
  flex: none;
  ${labelText}
  padding: 2px ${space.x1};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${layout.radius};
`;
/**
 * Before the slides, so that the buttons do not move with the length of a quotation; beside the heading when there is
 * room.
 */
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  margin-bottom: ${space.x3};
  ${media.tablet} {
    position: relative;
    justify-content: flex-end;
    margin-top: calc(-48px - clamp(20px, 3vw, 36px));
    margin-bottom: clamp(20px, 3vw, 36px);
  }
  ${hidden.inert}
`;
const Position = styled.p`
  order: 1;
  direction: ltr;
  margin-block: 0;
  margin-inline: ${space.x1} 0;
  ${media.tablet} {
    order: 0;
    margin-inline: 0 ${space.x1};
  }
  ${mutedText}
  font-variant-numeric: tabular-nums;
`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** One quotation at a time, by the APG carousel pattern; without scripts all are shown. */
export function TestimonialCarousel({ label, items }: { label: string; items: TestimonialData[] }) {
  const { home, links } = useWords();
  const [shown, setShown] = useState(0);
  const move = (by: number) => setShown((index) => (index + by + items.length) % items.length);
  return (
    <div role="group" aria-roledescription={links.carousel} aria-label={label}>
      {items.length > 1 && (
        <Controls>
          <Position aria-hidden="true">{`${twoDigits(shown + 1)} / ${twoDigits(items.length)}`}</Position>
          <ArrowButton to="back" aria-label={home.previousTestimonial} onClick={() => move(-1)} />
          <ArrowButton to="forward" aria-label={home.nextTestimonial} onClick={() => move(1)} />
        </Controls>
      )}
      <div aria-live="polite">
        {items.map(({ company, country, feedback, author, initials, isSample }, index) => (
          <Slide
            key={index}
            role="group"
            aria-roledescription={links.slide}
            aria-label={fill(links.of, { number: index + 1, count: items.length })}
            data-shown={index === shown}
          >
            <Figure>
              <Mark viewBox="0 0 96 72" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="M2 36 16 2h20L28 36h12v34H2zM54 36 68 2h20l-8 34h12v34H54zM2 53h38M54 53h38" />
              </Mark>
              <Quotation>
                <p>{feedback}</p>
              </Quotation>
              <Source>
                <Portrait aria-hidden="true">{initials}</Portrait>
                <span>
                  <cite>{author}</cite>
                  {company}, {country}
                </span>
                {isSample && <SampleMark>{home.sample}</SampleMark>}
              </Source>
            </Figure>
          </Slide>
        ))}
      </div>
    </div>
  );
}
