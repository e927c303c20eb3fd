import styled from '@emotion/styled';
import type { Block, ContactLine as ContactLineData, InternalLink } from '../../../catalogue/page-data.ts';
import { colour, labelText, media, space, wrapRow } from '../../theme.ts';
import { ButtonLink } from './button.ts';
import { ContactLine } from './contact-line.tsx';
import { Container } from '../layout/container.tsx';
import { Prose } from '../layout/prose.tsx';
import { Section } from '../layout/section.tsx';
import { ContactNow } from '../offices/contact-now.tsx';
import { useShell } from '../../frame/shell.tsx';

const Row = styled.div`
  ${wrapRow}
  gap: ${space.x2} ${space.x4};
`;
const Stack = styled.div`
  display: grid;
  gap: ${space.x3};
`;
const Strip = styled.section`
  border-top: 1px solid ${colour.line};
  background: ${colour.mist};
`;
const StripRow = styled(Container)`
  ${wrapRow}
  gap: ${space.x1} ${space.x4};
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

export interface GetInTouchProps {
  contact: ContactLineData;
  enquiry?: Pick<InternalLink, 'to' | 'search'> | undefined;
  /** Heading and text; without them only the contact strip is shown. */
  block?: Block | undefined;
}

/** Contact section at the end of a product page: mail, phone and the enquiry form. */
export function GetInTouch({ contact, enquiry, block }: GetInTouchProps) {
  const { enquiry: form, words: all } = useShell();
  const { contact: words, links } = all;
  const button = (look: 'primary' | 'secondary') => (
    <ButtonLink to={enquiry?.to ?? form.path} search={enquiry?.search} look={look}>
      {links.enquire}
    </ButtonLink>
  );
  if (block) {
    return (
      <Section heading={block.heading} tone="mist">
        <Stack>
          <Prose paragraphs={block.paragraphs} />
          <Row>
            {button('primary')}
            <ContactLine contact={contact} />
            <ContactNow known={contact.phone} />
          </Row>
        </Stack>
      </Section>
    );
  }
  return (
    <Strip aria-label={words.heading}>
      <StripRow>
        <Label>{words.heading}</Label>
        <ContactLine contact={contact} />
        <ContactNow known={contact.phone} />
        {button('secondary')}
      </StripRow>
    </Strip>
  );
}
