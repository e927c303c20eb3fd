import { useEffect, useState, type ComponentType } from 'react';
import type { MachineListProps } from './machine-list.tsx';

/** The visitor's list above the form. Who has collected nothing does not fetch it. */
export function MachineListPlace(props: MachineListProps) {
  const [List, setList] = useState<ComponentType<MachineListProps>>();
  const isFilled = props.list.machines.length > 0;
  useEffect(() => {
    if (!isFilled) return;
    import('./machine-list.tsx').then(
      ({ MachineList }) => setList(() => MachineList),
      // The message names the machines all the same.
      () => undefined,
    );
  }, [isFilled]);
  return List ? <List {...props} /> : null;
}
