import styled from '@emotion/styled';
import { useState } from 'react';
import { fill } from '../../catalogue/words.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { useShell } from '../../ui/shell.ts';
import { colour, css, font, hidden, size, space, touchTarget, wrapRow } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { makeListed, useEnquiryList, type Listable } from './use-enquiry-list.ts';

/** Signs on a 16 px grid. */
const signs = { add: 'M8 2v12M2 8h12', remove: 'M2 8h12' };

/** Above the link that covers a card. */
const above = css`
  position: relative;
  z-index: 1;
  ${touchTarget}
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
`;
const Toggle = styled.button`
  ${above}
  gap: ${space.x1};
  color: ${colour.primary};
  &:hover {
    text-decoration: underline;
  }
  ${hidden.inert}
`;
const Enquire = styled(AppLink)(above);

/** The toggles of a card beside each other. */
export const Toggles = styled.div`
  ${wrapRow(`0 ${space.x3}`)}
`;

/**
 * Puts a model, an equipment item, a family or a line in its size on the enquiry list, or takes it off.
 * @param item of its page, or of a card, which knows its name and address only: the rest comes from the page's data
 * @param hasLink whether the form is linked once the item is listed
 */
export function ListToggle({ item, hasLink = false }: { item: Listable; hasLink?: boolean }) {
  const list = useEnquiryList();
  const { enquiry, words: all } = useShell();
  const { share: words, links } = all;
  const [announcement, announce] = useState('');
  const [problem, setProblem] = useState('');
  const { page, name } = makeListed(item);
  const isListed = list.items.some((listed) => listed.page === page);

  const toggle = () => {
    if (isListed) {
      list.remove(page);
      return announce(fill(words.removed, { name }));
    }
    const isKept = !list.isFull && list.add(item);
    setProblem(isKept ? '' : list.isFull ? words.full : words.refused);
    announce(isKept ? fill(words.added, { name }) : '');
  };
  return (
    <>
      <Toggle type="button" onClick={toggle}>
        <Icon size={16} strokeWidth="1.75" d={signs[isListed ? 'remove' : 'add']} />
        {/* Another element for another text: a translating browser has taken the old one's text apart. */}
        <span key={String(isListed)}>
          {isListed ? words.remove : words.add}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </span>
      </Toggle>
      {hasLink && isListed && (
        <Enquire to={enquiry.path}>
          {links.enquire}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Enquire>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
