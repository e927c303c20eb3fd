import styled from '@emotion/styled';
import type { ProjectPageData } from './project-page.ts';
import { CardGrid } from '../category/card-grid.tsx';
import { PageTools } from '../share/page-tools.tsx';
import { GetInTouch } from '../offices/get-in-touch.tsx';
import { Band, Row, Stack, TextBeside } from '../../ui/layout/container.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ButtonLink } from '../../ui/links/button.ts';
import { Image } from '../../ui/pictures/image.tsx';
import { atLeast, colour, layout, mutedText, space } from '../../ui/theme.ts';
import { FigureList } from '../../ui/units/figure-list.tsx';

const Note = styled.p`
  max-width: ${layout.measure};
  padding-inline-start: ${space.x2};
  border-inline-start: 3px solid ${colour.accent};
`;
const Frame = styled.div`
  border: 1px solid ${colour.line};
  background: ${colour.paper};
  img {
    width: 100%;
    max-height: 60vh;
  }
`;
const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space.x4} ${space.x3};
  img {
    width: 100%;
  }
  figcaption {
    margin-top: ${space.x1};
    ${mutedText}
  }
`;

/** Pictures are half as wide as the page beside the text, and as wide as the window on small screens. */
const pictureSizes = `${atLeast.desk} 600px, 100vw`;

/** A project: where and when, what it is about, its photos and its machines. */
export function ProjectPage({ page }: { page: ProjectPageData }) {
  const { words, picture, line } = page;
  return (
    <>
      <PageHeader
        crumbs={page.breadcrumbs}
        heading={page.heading}
        lead={page.lead}
        aside={
          picture && (
            <Frame>
              <Image picture={picture} eager sizes={pictureSizes} />
            </Frame>
          )
        }
        asideFrom="desk"
      >
        <Stack>
          {page.isSample && <Note>{words.sampleNote}</Note>}
          <Row>
            <ButtonLink look="primary" to={page.enquiry.to} search={page.enquiry.search}>
              {page.enquiry.label}
            </ButtonLink>
            {line && <ButtonLink to={line.to}>{line.label}</ButtonLink>}
          </Row>
          <PageTools send={page.heading} />
        </Stack>
      </PageHeader>
      <Band>
        <TextBeside>
          <Prose paragraphs={page.text} />
          <FigureList figures={page.facts} />
        </TextBeside>
      </Band>
      {page.photos.length > 0 && (
        <Section heading={words.photos}>
          <Photos>
            {page.photos.map((photo) => (
              <li key={photo.src}>
                <figure>
                  <Image picture={photo} sizes={pictureSizes} />
                  <figcaption>{photo.alt}</figcaption>
                </figure>
              </li>
            ))}
          </Photos>
        </Section>
      )}
      <Section heading={words.machines} tone="mist">
        <CardGrid cards={page.cards} />
      </Section>
      <GetInTouch enquiry={page.enquiry} />
    </>
  );
}
