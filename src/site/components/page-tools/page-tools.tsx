import { useState } from 'react';
import { AppLink } from '../../app-link.tsx';
import type { ListedMachine } from '../enquiry-list/stored-list.ts';
import { useEnquiryList } from '../enquiry-list/use-enquiry-list.ts';
import { plainEnquiry } from '../links/plain-enquiry.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { chosenUnits } from '../units/use-units.ts';
import { copyLink, sendLinks, shareLink } from './share-link.ts';
import { ToolButton, ToolRow } from './tool-row.tsx';

/**
 * What a visitor can do with a page: put its machine on the enquiry list, copy its link, share it. What became of it is
 * said where everybody reads and hears it.
 * @param machine what can be put on the list
 * @param send the subject under which its link can be sent by e-mail and WhatsApp; not offered without it
 */
export function PageTools({ machine, send }: { machine?: ListedMachine | undefined; send?: string }) {
  chosenUnits.use();
  const hydrated = useHydrated();
  const { machines, isFull, add, remove } = useEnquiryList();
  const [said, say] = useState('');
  const name = machine?.name ?? '';
  const isListed = machines.some((listed) => listed.name === name);

  const links = hydrated && send !== undefined ? sendLinks(send) : undefined;

  const toggle = () => {
    if (!machine) return;
    if (isListed) {
      remove(name);
      say(`${name} removed from your enquiry list`);
    } else if (isFull) say('Your enquiry list is full');
    else say(add(machine) ? `${name} added to your enquiry list` : 'This device keeps no list');
  };

  return (
    <ToolRow>
      {machine && (
        <ToolButton sign={isListed ? 'remove' : 'add'} onClick={toggle}>
          {isListed ? 'Remove from enquiry' : 'Add to enquiry'}
        </ToolButton>
      )}
      {machine && machines.length > 0 && <AppLink to={plainEnquiry.to}>Enquiry list ({machines.length})</AppLink>}
      <ToolButton sign="link" onClick={() => void copyLink().then(say)}>
        Copy link
      </ToolButton>
      {hydrated && 'share' in navigator && (
        <ToolButton sign="share" onClick={() => void shareLink().then(say)}>
          Share
        </ToolButton>
      )}
      {links && (
        <>
          <a href={links.email}>E-mail</a>
          <a href={links.whatsapp} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </>
      )}
      <span role="status">{said}</span>
    </ToolRow>
  );
}
