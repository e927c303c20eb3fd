import styled from '@emotion/styled';
import type { TextBlock, Picture } from '../../catalogue/shown/parts.ts';
import type { AboutPageData } from './about-page.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/links/button.ts';
import { Image } from '../../ui/pictures/image.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Section, type SectionTone } from '../../ui/layout/section.tsx';
import { colour, media, space, wrapRow } from '../../ui/theme.ts';

const Split = styled.div`
  display: grid;
  gap: ${space.x4};
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.x8};
    &[data-flipped] > div {
      order: 2;
    }
  }
`;
const Frame = styled.figure`
  border-top: 2px solid ${colour.ink};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.paper};
  img {
    width: 100%;
  }
`;
const Links = styled.p`
  ${wrapRow(space.x2)}
  margin-top: ${space.x4};
`;

interface IllustratedProps {
  tone: SectionTone;
  isFlipped?: boolean;
  eager?: boolean;
  block: TextBlock & { picture: Picture };
}

/** Text beside its picture, alternating sides. */
function Illustrated({ tone, block, isFlipped = false, eager = false }: IllustratedProps) {
  return (
    <Section heading={block.heading} tone={tone}>
      <Split data-flipped={isFlipped ? '' : undefined}>
        <div>
          <Prose paragraphs={block.paragraphs} />
        </div>
        <Frame>
          <Image picture={block.picture} eager={eager} />
        </Frame>
      </Split>
    </Section>
  );
}

export function AboutPage({ page }: { page: AboutPageData }) {
  const { heading, paragraphs, products, email } = page.getInTouch;
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} />
      <Illustrated tone="paper" block={page.whoWeAre} eager />
      <Illustrated tone="mist" block={page.mission} isFlipped />
      <Section heading={heading}>
        <Prose paragraphs={paragraphs} />
        <Links>
          <ButtonLink look="primary" to={products.to} search={products.search}>
            {products.label}
          </ButtonLink>
          <ButtonAnchor look="secondary" href={`mailto:${email}`}>
            {email}
          </ButtonAnchor>
        </Links>
      </Section>
    </>
  );
}
