import styled from '@emotion/styled';
import type { HomePageData } from './home-page.ts';
import { AllLink } from '../../ui/links/all-link.tsx';
import { ButtonLink } from '../../ui/links/button.ts';
import { FairTabs } from '../fairs/fair-tabs.tsx';
import { Hero } from './components/hero.tsx';
import { ProductCards } from './components/product-cards.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { TestimonialCarousel } from './components/testimonial-carousel.tsx';
import { Ways } from './components/ways.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { colour, layout, media, size, space } from '../../ui/theme.ts';
import { useWords } from '../../ui/shell.ts';

/** Id of the section that the hero links to. */
const PRODUCTS = 'machines';

const Intro = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x4};
  font-size: ${size.lead};
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
const Lead = styled.p`
  max-width: ${layout.measure};
  margin: -${space.x1} 0 ${space.x4};
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${colour.muted};
`;

/** Home page: products, trade fairs, testimonials. */
export function HomePage({ page }: { page: HomePageData }) {
  const { home: words, links } = useWords();
  const { hero, figures, intro, cards, ways, fairs, testimonials } = page;
  return (
    <>
      <Hero {...hero} figures={figures} target={{ id: PRODUCTS, label: cards.heading }} />
      {intro && (
        <Section label={words.company} heading={intro.heading}>
          <Intro>
            <Prose paragraphs={intro.paragraphs} />
            {intro.link && (
              <ButtonLink to={intro.link.to} search={intro.link.search}>
                <span>
                  {links.learnMore}
                  <VisuallyHidden>: {intro.link.label}</VisuallyHidden>
                </span>
              </ButtonLink>
            )}
          </Intro>
        </Section>
      )}
      <Section label={words.products} heading={cards.heading} id={PRODUCTS}>
        {cards.text && <Lead>{cards.text}</Lead>}
        <ProductCards cards={cards.items} />
        <AllLink link={cards.all} />
      </Section>
      {ways && ways.groups.length > 0 && (
        <Section heading={ways.heading}>
          {ways.text && <Lead>{ways.text}</Lead>}
          <Ways groups={ways.groups} />
          <AllLink link={ways.all} />
        </Section>
      )}
      {fairs && (
        <Section label={words.exhibitions} heading={fairs.heading} tone="mist">
          {fairs.text && <Lead>{fairs.text}</Lead>}
          <FairTabs
            label={fairs.heading}
            fairs={[...fairs.upcoming, ...fairs.completed]}
            visit={fairs.visit}
            asOf={fairs.asOf}
          />
          <AllLink link={fairs.all} />
        </Section>
      )}
      {testimonials && (
        <Section label={words.testimonials} heading={testimonials.heading}>
          <TestimonialCarousel label={testimonials.heading} items={testimonials.items} />
        </Section>
      )}
    </>
  );
}
