import { useEffect, useState, type ComponentType } from 'react';
import { chosenModels } from '../components/compare/chosen-models.ts';

/** Where the tray of the chosen models comes to stand: its program is fetched with the first choice. */
export function TrayPlace() {
  const isNeeded = chosenModels.use().length > 0;
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded || Tray) return;
    // Without the tray the choice is kept all the same, and the next one tries again.
    import('../components/compare/compare-tray.tsx')
      .then(({ CompareTray }) => setTray(() => CompareTray))
      .catch(() => undefined);
  }, [isNeeded, Tray]);
  return Tray ? <Tray /> : null;
}
