import styled from '@emotion/styled';
import { useId } from 'react';
import type { Block, ContactLine, InternalLink } from '../../../catalogue/page-data.ts';
import { telephoneLink } from '../../frame/telephone-link.ts';
import { colour, font, size, space } from '../../theme.ts';
import { ButtonLink } from './button.ts';
import { plainEnquiry } from './plain-enquiry.ts';
import { useWords } from '../../frame/shell.tsx';

const Box = styled.section`
  display: grid;
  max-width: 480px;
  gap: ${space.x2};
  padding-top: ${space.x2};
  border-top: 2px solid ${colour.ink};
  p {
    margin: 0;
    color: ${colour.quiet};
  }
`;
const Heading = styled.h2`
  margin: 0;
  font-size: ${size.h3};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
  color: ${colour.ink};
`;
const Rows = styled.dl`
  margin: 0;
  border-bottom: 1px solid ${colour.line};
  div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: center;
    min-height: 48px;
    border-top: 1px solid ${colour.line};
  }
  dt {
    font-size: ${size.small};
    color: ${colour.quiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${colour.primary};
    text-underline-offset: 4px;
  }
`;

export interface InquiryBlockProps {
  contact: ContactLine;
  enquiry?: Pick<InternalLink, 'to' | 'search'> | undefined;
  block?: Block | undefined;
}

/** Mail, phone and the enquiry form beside a text. */
export function InquiryBlock({ contact, enquiry = plainEnquiry, block }: InquiryBlockProps) {
  const id = useId();
  const { contact: words, links } = useWords();
  return (
    <Box aria-labelledby={id}>
      <Heading id={id}>{block?.heading ?? words.heading}</Heading>
      {block?.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Rows>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
          </dd>
        </div>
      </Rows>
      <ButtonLink look="primary" to={enquiry.to} search={enquiry.search}>
        {links.enquire}
      </ButtonLink>
    </Box>
  );
}
