import { useState, type ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { type ListedMachine, useEnquiryList } from '../enquiry/use-enquiry-list.ts';
import { ExternalLink } from '../../ui/links/external-link.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { useHydrated } from '../../ui/hooks/after-hydration.ts';
import { readUnits, useUnits } from '../../ui/units/use-units.tsx';
import { useShell } from '../../ui/shell.ts';
import { parseQuery, writeQuery } from '../../ui/query.ts';
import type { InternalLink, PageBase } from '../../catalogue/shown/parts.ts';
import { fill, type Words } from '../../catalogue/words.ts';
import styled from '@emotion/styled';
import { colour, font, space, mutedText, touchTarget, wrapRow, hidden } from '../../ui/theme.ts';

/** A row of tools; hidden without scripts. */
const ToolRow = styled.div`
  ${wrapRow(`0 ${space.x3}`)}
  ${mutedText}
  a,
  button {
    ${touchTarget}
    gap: ${space.x1};
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
  }
  button:hover {
    text-decoration: underline;
  }
  ${hidden.inert}
`;

/** Icons on a 16 px grid. */
const signs = {
  add: 'M8 2v12M2 8h12',
  remove: 'M2 8h12',
  link: 'M6 10l4-4M7 5l2-2a2.8 2.8 0 014 4l-2 2M9 11l-2 2a2.8 2.8 0 01-4-4l2-2',
  share: 'M8 10V2M5 5l3-3 3 3M3 8v6h10V8',
};

interface ToolButtonProps {
  sign: keyof typeof signs;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ sign, onClick, children }: ToolButtonProps) {
  return (
    <button type="button" onClick={onClick}>
      <Icon size={16} strokeWidth="2" d={signs[sign]} />
      <span>{children}</span>
    </button>
  );
}

/** URL for sharing: includes the query and the chosen units. */
function pageAddress(): string {
  const { units: _, ...query } = parseQuery(location.search);
  const units = document.querySelector('[data-units]') ? readUnits() : 'given';
  return location.origin + location.pathname + writeQuery({ ...query, ...(units === 'given' ? {} : { units }) });
}

/** Share links for e-mail and WhatsApp. */
function sendLinks(subject: string): { email: string; whatsapp: string } {
  const address = pageAddress();
  return {
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${subject}\n${address}`)}`,
  };
}

/** Copies the page's URL. @returns message for the visitor */
async function copyLink({ copied, copyByHand }: Words['share']): Promise<string> {
  try {
    await navigator.clipboard.writeText(pageAddress());
    return copied;
  } catch {
    // No clipboard, or not allowed: the visitor copies it by hand.
    return fill(copyByHand, { link: pageAddress() });
  }
}

/** Opens the system's share dialog. @returns message for the visitor, empty if shared */
async function shareLink(words: Words['share']): Promise<string> {
  try {
    await navigator.share({ title: document.title, url: pageAddress() });
    return '';
  } catch (error) {
    // The visitor closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return copyLink(words);
  }
}

/** A page of a machine. */
type MachinePage = Pick<PageBase<string>, 'path' | 'breadcrumbs'> & { name: string; enquiry: InternalLink };

/** Entry for the enquiry list; the category is the parent breadcrumb. */
const listedMachine = ({ name, breadcrumbs, path, enquiry }: MachinePage): ListedMachine => ({
  name,
  detail: breadcrumbs.at(-2)?.label ?? '',
  to: path,
  search: enquiry.search ?? '',
});

/**
 * Page actions: add the machine to the enquiry list, copy the link, share. Results are shown and announced.
 * @param machine what can be added to the list
 * @param send subject for sharing by e-mail and WhatsApp; not offered without it
 */
export function PageTools({ machine: shown, send }: { machine?: MachinePage | undefined; send?: string }) {
  const machine = shown && listedMachine(shown);
  useUnits();
  const hydrated = useHydrated();
  const { machines, isFull, add, remove } = useEnquiryList();
  const { enquiry, words: all } = useShell();
  const { contact, share: words } = all;
  const [announcement, announce] = useState('');
  const name = machine?.name ?? '';
  const isListed = machines.some((listed) => listed.name === name);

  const links = hydrated && send !== undefined ? sendLinks(send) : undefined;

  const toggle = () => {
    if (!machine) return;
    if (isListed) {
      remove(name);
      announce(fill(words.removed, { name }));
    } else if (isFull) announce(words.full);
    else announce(add(machine) ? fill(words.added, { name }) : words.refused);
  };

  return (
    <ToolRow>
      {machine && (
        <ToolButton sign={isListed ? 'remove' : 'add'} onClick={toggle}>
          {isListed ? words.remove : words.add}
        </ToolButton>
      )}
      {machine && machines.length > 0 && (
        <AppLink to={enquiry.path}>{fill(words.list, { count: machines.length })}</AppLink>
      )}
      <ToolButton sign="link" onClick={() => void copyLink(words).then(announce)}>
        {words.copy}
      </ToolButton>
      {hydrated && 'share' in navigator && (
        <ToolButton sign="share" onClick={() => void shareLink(words).then(announce)}>
          {words.share}
        </ToolButton>
      )}
      {links && (
        <>
          <a href={links.email}>{contact.email}</a>
          <ExternalLink href={links.whatsapp}>{contact.whatsapp}</ExternalLink>
        </>
      )}
      <span role="status">{announcement}</span>
    </ToolRow>
  );
}
