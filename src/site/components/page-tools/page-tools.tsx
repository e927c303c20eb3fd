import { useState } from 'react';
import { AppLink } from '../../app-link.tsx';
import type { ListedMachine } from '../enquiry-list/stored-list.ts';
import { useEnquiryList } from '../enquiry-list/use-enquiry-list.ts';
import { plainEnquiry } from '../links/plain-enquiry.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { chosenUnits } from '../units/use-units.ts';
import { copyLink, sendLinks, shareLink } from './share-link.ts';
import { ToolButton, ToolRow } from './tool-row.tsx';
import { useWords } from '../../frame/shell.tsx';
import { fill } from '../../../catalogue/words.ts';

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
  const { contact, share: words } = useWords();
  const [said, say] = useState('');
  const name = machine?.name ?? '';
  const isListed = machines.some((listed) => listed.name === name);

  const links = hydrated && send !== undefined ? sendLinks(send) : undefined;

  const toggle = () => {
    if (!machine) return;
    if (isListed) {
      remove(name);
      say(fill(words.removed, { name }));
    } else if (isFull) say(words.full);
    else say(add(machine) ? fill(words.added, { name }) : words.refused);
  };

  return (
    <ToolRow>
      {machine && (
        <ToolButton sign={isListed ? 'remove' : 'add'} onClick={toggle}>
          {isListed ? words.remove : words.add}
        </ToolButton>
      )}
      {machine && machines.length > 0 && (
        <AppLink to={plainEnquiry.to}>{fill(words.list, { count: machines.length })}</AppLink>
      )}
      <ToolButton sign="link" onClick={() => void copyLink(words).then(say)}>
        {words.copy}
      </ToolButton>
      {hydrated && 'share' in navigator && (
        <ToolButton sign="share" onClick={() => void shareLink(words).then(say)}>
          {words.share}
        </ToolButton>
      )}
      {links && (
        <>
          <a href={links.email}>{contact.email}</a>
          <a href={links.whatsapp} target="_blank" rel="noopener noreferrer">
            {contact.whatsapp}
          </a>
        </>
      )}
      <span role="status">{said}</span>
    </ToolRow>
  );
}
