/** Paints the drawing that it is sent as the build paints it, and answers why it cannot; '' if it can. Run by try-drawings.ts. */
import process from 'node:process';
import { appIcons } from '../../../src/catalogue/media/app-icons.ts';
import { paintIcon } from './paint-icon.ts';
import { paintLogo } from './paint-logo.ts';

/** In pixels, about that of the logo on a card. */
const width = 300;

process.once('message', (svg: string) => {
  const isMark = process.argv[2] === 'mark';
  const paint = async () =>
    isMark
      ? Promise.all(appIcons.map(({ size, share }) => paintIcon({ mark: svg, size, share })))
      : paintLogo(svg, width);
  const answer = (why: string) => process.send?.(why, () => process.disconnect());
  paint().then(
    () => answer(''),
    (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
  );
});
