import { useState, type ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { ListToggle } from '../enquiry/list-toggle.tsx';
import { type Listable, useEnquiryList } from '../enquiry/use-enquiry-list.ts';
import { ExternalLink } from '../../ui/links/external-link.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { useHydrated } from '../../ui/hooks/after-hydration.ts';
import { readUnits, useUnits } from '../../ui/units/use-units.tsx';
import { useShell } from '../../ui/shell.ts';
import { parseQuery, writeQuery } from '../../ui/query.ts';
import { fill, type Words } from '../../catalogue/words.ts';
import styled from '@emotion/styled';
import { colour, font, layout, size, space, mutedText, touchTarget, wrapRow, hidden } from '../../ui/theme.ts';

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

/**
 * The lesser actions of a machine in one bar: each a sign above its name. What they announce stands below. It holds
 * `PageTools` and a toggle of the comparison.
 */
export const ActionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  max-width: 36rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${layout.radius};
  background: ${colour.paper};
  > div {
    display: contents;
  }
  /* Twice: the rules of the row within it weigh as much, and come before or behind. */
  && :is(button, a) {
    display: flex;
    flex: 1 1 5rem;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-height: 64px;
    padding: 12px ${space.half} ${space.x1};
    font-size: ${size.small};
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }
  :is(button, a):hover {
    background: ${colour.primaryPale};
  }
  [aria-pressed]::before {
    position: static;
  }
  [aria-pressed]::after {
    top: 15px !important;
    inset-inline-start: calc(50% - 3px) !important;
  }
  [role='alert'],
  div > [role='status']:last-child {
    flex-basis: 100%;
    text-align: center;
  }
  ${hidden.inert}
`;

/** Icons on a 16 px grid. */
const signs = {
  print: 'M4 6V2h8v4M4 11H2V6h12v5h-2M4 9h8v5H4z',
  link: 'M6 10l4-4M7 5l2-2a2.8 2.8 0 014 4l-2 2M9 11l-2 2a2.8 2.8 0 01-4-4l2-2',
  share: 'M8 10V2M5 5l3-3 3 3M3 8v6h10V8',
  list: 'M2 4h12M2 8h12M2 12h12',
  email: 'M2 3h12v10H2zM2 4l6 5 6-5',
  whatsapp: 'M2 14l1-3a6 6 0 1 1 2 2zM6 6c0 2 2 4 4 4',
};

interface ToolButtonProps {
  sign: keyof typeof signs;
  onClick: () => void;
  children: ReactNode;
}

function Signed({ sign, children }: Omit<ToolButtonProps, 'onClick'>) {
  return (
    <>
      <Icon size={16} strokeWidth="2" d={signs[sign]} />
      <span>{children}</span>
    </>
  );
}

function ToolButton({ sign, onClick, children }: ToolButtonProps) {
  return (
    <button type="button" onClick={onClick}>
      <Signed sign={sign}>{children}</Signed>
    </button>
  );
}

/** URL for sharing: includes the query and the chosen units. */
function pageAddress(search = location.search): string {
  const { units: _, ...query } = parseQuery(search);
  const units = document.querySelector('[data-units]') ? readUnits() : 'given';
  return location.origin + location.pathname + writeQuery({ ...query, ...(units === 'given' ? {} : { units }) });
}

/** Share links for e-mail and WhatsApp. */
function sendLinks(subject: string, address: string): { email: string; whatsapp: string } {
  return {
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${subject}\n${address}`)}`,
  };
}

/** Copies the page's URL. @returns message for the visitor */
async function copyLink({ copied, copyByHand }: Words['share'], address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return copied;
  } catch {
    // No clipboard, or not allowed: the visitor copies it by hand.
    return fill(copyByHand, { link: address });
  }
}

/** Opens the system's share dialog. @returns message for the visitor, empty if shared */
async function shareLink(words: Words['share'], title: string | undefined, url: string): Promise<string> {
  try {
    await navigator.share({ title: title ?? document.title, url });
    return '';
  } catch (error) {
    // The visitor closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return copyLink(words, url);
  }
}

interface PageToolsProps {
  /** What can be put on the enquiry list. */
  item?: Listable | undefined;
  /** Subject for sharing by e-mail and WhatsApp; not offered without it. */
  send?: string;
  /** Query of the shared address, if it is not the page's own. */
  query?: string;
  /** Whether it is a page to print. */
  hasPrint?: boolean;
}

/** Page actions: put it on the enquiry list, print, copy the link, share. Results are shown and announced. */
export function PageTools({ item, send, query, hasPrint = false }: PageToolsProps) {
  useUnits();
  const hydrated = useHydrated();
  const { items } = useEnquiryList();
  const { enquiry, words: all } = useShell();
  const { share: words } = all;
  const [announcement, announce] = useState('');
  const links = hydrated && send !== undefined ? sendLinks(send, pageAddress(query)) : undefined;
  return (
    <ToolRow>
      {item && <ListToggle item={item} />}
      {item && items.length > 0 && (
        <AppLink to={enquiry.path}>
          <Signed sign="list">{fill(words.list, { count: items.length })}</Signed>
        </AppLink>
      )}
      {hasPrint && (
        <ToolButton sign="print" onClick={() => print()}>
          {words.print}
        </ToolButton>
      )}
      <ToolButton sign="link" onClick={() => void copyLink(words, pageAddress(query)).then(announce)}>
        {words.copy}
      </ToolButton>
      {hydrated && 'share' in navigator && (
        <ToolButton sign="share" onClick={() => void shareLink(words, send, pageAddress(query)).then(announce)}>
          {words.share}
        </ToolButton>
      )}
      {links && (
        <>
          <a href={links.email}>
            <Signed sign="email">{words.email}</Signed>
          </a>
          <ExternalLink href={links.whatsapp}>
            <Signed sign="whatsapp">{words.whatsapp}</Signed>
          </ExternalLink>
        </>
      )}
      <span role="status">{announcement}</span>
    </ToolRow>
  );
}
