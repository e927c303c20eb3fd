import type { LinesPageData } from './lines-page.ts';
import { LineRows } from './components/line-rows.tsx';
import { Listing } from '../page/listing.tsx';

/** All lines, each with its picture, what comes in and what comes out, its power and its floor. */
export function LinesPage({ page }: { page: LinesPageData }) {
  return (
    <Listing page={page}>
      <LineRows lines={page.lines} />
    </Listing>
  );
}
