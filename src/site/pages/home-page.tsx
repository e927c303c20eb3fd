import styled from '@emotion/styled';
import type { HomePageData } from '../../catalogue/page-data.ts';
import { AllLink } from '../components/all-link.tsx';
import { ButtonLink } from '../components/button.ts';
import { Hero } from '../components/hero.tsx';
import { makeLatePart } from '../components/late-part.ts';
import { LateSlot } from '../components/late-slot.tsx';
import { ProductCards } from '../components/product-cards.tsx';
import { Prose } from '../components/prose.tsx';
import { Section } from '../components/section.tsx';
import { VisuallyHidden } from '../components/visually-hidden.ts';
import { colour, layout, media, size, space } from '../theme.ts';

const fairTabs = makeLatePart(async () => (await import('../components/fair-tabs.tsx')).FairTabs);
const carousel = makeLatePart(async () => (await import('../components/testimonial-carousel.tsx')).TestimonialCarousel);

/** Where the hero leads to. */
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
  color: ${colour.quiet};
`;

/** The site's face: what the maker builds, where it is met, what buyers say. */
export function HomePage({ page }: { page: HomePageData }) {
  const { hero, figures, intro, cards, fairs, testimonials } = page;
  return (
    <>
      <Hero {...hero} figures={figures} target={{ id: PRODUCTS, label: cards.heading }} />
      <Section number={1} label="Company" heading={intro.heading}>
        <Intro>
          <Prose paragraphs={intro.paragraphs} />
          <ButtonLink to={intro.link.to} search={intro.link.search}>
            <span>
              Learn More<VisuallyHidden>: {intro.link.label}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Intro>
      </Section>
      <Section number={2} label="Products" heading={cards.heading} id={PRODUCTS}>
        {cards.text && <Lead>{cards.text}</Lead>}
        <ProductCards cards={cards.items} />
        <AllLink link={cards.all} />
      </Section>
      <Section number={3} label="Exhibitions" heading={fairs.heading} tone="mist">
        {fairs.text && <Lead>{fairs.text}</Lead>}
        <LateSlot
          part={fairTabs}
          props={{ label: fairs.heading, upcoming: fairs.upcoming, completed: fairs.completed }}
        />
        <AllLink link={fairs.all} />
      </Section>
      <Section number={4} label="Testimonials" heading={testimonials.heading}>
        <LateSlot part={carousel} props={{ label: testimonials.heading, items: testimonials.items }} />
      </Section>
    </>
  );
}
