import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { telephoneLink } from '../../catalogue/paths.ts';
import type { TextBlock, Picture } from '../../catalogue/shown/parts.ts';
import type { AboutPageData } from './about-page.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/links/button.ts';
import { Image } from '../../ui/pictures/image.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { colour, font, layout, media, size, space, mutedText, touchTarget, wrapRow } from '../../ui/theme.ts';
import { useShell } from '../../ui/shell.ts';

const Split = styled.div`
  display: grid;
  gap: ${space.x4};
  ${media.desk} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space.x8};
  }
`;
const Frame = styled.figure`
  border-block: 1px solid ${colour.line};
  border-top: 2px solid ${colour.ink};
  background: ${colour.paper};
  img {
    width: 100%;
  }
`;
/** Cells between hairlines, as in the title block of a drawing. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.x3};
  margin-top: clamp(32px, 5vw, 64px);
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: ${space.x1};
    border-top: 2px solid ${colour.ink};
  }
  dt {
    ${mutedText}
  }
  dd {
    font-size: ${size.h1};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
    color: ${colour.ink};
  }
`;
/** The first paragraph is said aloud. */
const Statement = styled.div`
  p:first-of-type {
    max-width: none;
    font-size: clamp(1.25rem, 1.1rem + 0.9vw, 1.75rem);
    font-weight: ${font.weight.medium};
    line-height: 1.4;
    color: ${colour.ink};
    text-wrap: pretty;
  }
  > div {
    max-width: none;
  }
  p + p {
    max-width: ${layout.measure};
    margin-top: ${space.x3};
  }
`;
const Links = styled.p`
  ${wrapRow(space.x2)}
  margin-top: ${space.x4};
`;
const Offices = styled.ul`
  border-bottom: 1px solid ${colour.line};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.x3};
    padding-block: ${space.half};
    border-top: 1px solid ${colour.line};
  }
  small {
    ${mutedText}
  }
  a {
    ${touchTarget}
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

interface IllustratedProps {
  block: TextBlock & { picture: Picture };
  eager?: boolean;
  /** The text beside the picture. */
  children: ReactNode;
}

function Illustrated({ block, eager = false, children }: IllustratedProps) {
  return (
    <Split>
      {children}
      <Frame>
        <Image picture={block.picture} eager={eager} />
      </Frame>
    </Split>
  );
}

/** Who the company is, with its figures, what it works for, and its offices. */
export function AboutPage({ page }: { page: AboutPageData }) {
  const { whoWeAre, mission, figures } = page;
  const { heading, paragraphs, products, email } = page.getInTouch;
  const { offices, words } = useShell();
  return (
    <>
      <PageHeader crumbs={page.breadcrumbs} heading={page.heading} />
      <Section heading={whoWeAre.heading}>
        <Illustrated block={whoWeAre} eager>
          <Prose paragraphs={whoWeAre.paragraphs} />
        </Illustrated>
        {figures.length > 0 && (
          <Figures>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Figures>
        )}
      </Section>
      <Section heading={mission.heading} tone="mist">
        <Illustrated block={mission}>
          <Statement>
            <Prose paragraphs={mission.paragraphs} />
          </Statement>
        </Illustrated>
      </Section>
      <Section heading={heading}>
        <Split>
          <div>
            <Prose paragraphs={paragraphs} />
            <Links>
              <ButtonLink look="primary" to={products.to} search={products.search}>
                {products.label}
              </ButtonLink>
              <ButtonAnchor look="secondary" href={`mailto:${email}`}>
                {email}
              </ButtonAnchor>
            </Links>
          </div>
          {offices.length > 0 && (
            <Offices>
              {offices.map(({ country, isHead, phone }) => (
                <li key={country}>
                  <span>
                    {country}
                    {isHead && <small> · {words.contact.headOffice}</small>}
                  </span>
                  {phone && <a href={telephoneLink(phone)}>{phone}</a>}
                </li>
              ))}
            </Offices>
          )}
        </Split>
      </Section>
    </>
  );
}
