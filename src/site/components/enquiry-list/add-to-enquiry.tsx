import { useState } from 'react';
import { AppLink } from '../../app-link.tsx';
import { ToolButton } from '../page-tools.ts';
import { plainEnquiry } from '../plain-enquiry.ts';
import { VisuallyHidden } from '../visually-hidden.ts';
import type { ListedMachine } from './stored-list.ts';
import { useEnquiryList } from './use-enquiry-list.ts';

/** Puts a machine on the enquiry list, or takes it off; beside it the way to the form once the list holds something. */
export function AddToEnquiry({ machine }: { machine: ListedMachine }) {
  const { machines, isFull, add, remove } = useEnquiryList();
  const [said, say] = useState('');
  const isListed = machines.some(({ name }) => name === machine.name);
  const toggle = () => {
    if (isListed) {
      remove(machine.name);
      say(`${machine.name} removed from your enquiry list`);
    } else if (isFull) say('Your enquiry list is full');
    else say(add(machine) ? `${machine.name} added to your enquiry list` : 'This device keeps no list');
  };
  return (
    <>
      <ToolButton type="button" onClick={toggle}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isListed ? 'M2 8h12' : 'M8 2v12M2 8h12'} />
        </svg>
        {isListed ? 'Remove from enquiry' : 'Add to enquiry'}
      </ToolButton>
      {machines.length > 0 && <AppLink to={plainEnquiry.to}>Enquiry list ({machines.length})</AppLink>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
