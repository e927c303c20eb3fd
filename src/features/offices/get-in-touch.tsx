import styled from '@emotion/styled';
import type { TextBlock, InternalLink } from '../../catalogue/shown/parts.ts';
import { colour, labelText, media, space, wrapRow } from '../../ui/theme.ts';
import { ButtonLink } from '../../ui/links/button.ts';
import { ContactLine } from '../../ui/links/contact-line.tsx';
import { Container, Row, Stack } from '../../ui/layout/container.ts';
import { Prose } from '../../ui/layout/prose.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ContactNow } from './contact-now.tsx';
import { useShell } from '../../ui/shell.ts';

const Strip = styled.section`
  border-top: 1px solid ${colour.line};
  background: ${colour.mist};
`;
const StripRow = styled(Container)`
  ${wrapRow(`${space.x1} ${space.x4}`)}
  padding-block: ${space.x3};
  ${media.tablet} {
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;
const Label = styled.p`
  ${labelText}
  color: ${colour.muted};
`;

interface GetInTouchProps {
  enquiry: InternalLink;
  /** Heading and text; without them only the contact strip is shown. */
  block?: TextBlock | undefined;
}

/** Contact section at the end of a product page: mail, phone and the enquiry form. */
export function GetInTouch({ enquiry, block }: GetInTouchProps) {
  const { contact, words } = useShell();
  const button = (look: 'primary' | 'secondary') => (
    <ButtonLink to={enquiry.to} search={enquiry.search} look={look}>
      {words.links.enquire}
    </ButtonLink>
  );
  if (block) {
    return (
      <Section heading={block.heading} tone="mist">
        <Stack>
          <Prose paragraphs={block.paragraphs} />
          <Row $gap={`${space.x2} ${space.x4}`}>
            {button('primary')}
            <ContactLine />
            <ContactNow known={contact.phone} />
          </Row>
        </Stack>
      </Section>
    );
  }
  return (
    <Strip aria-label={words.contact.heading}>
      <StripRow>
        <Label>{words.contact.heading}</Label>
        <ContactLine />
        <ContactNow known={contact.phone} />
        {button('secondary')}
      </StripRow>
    </Strip>
  );
}
