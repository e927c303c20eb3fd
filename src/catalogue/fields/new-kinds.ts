import type { FolderKindId } from '../kinds.ts';

/** What `npm run new` has to know of a kind beyond its schema. */
interface NewKind {
  /** What it is called on the command line, when that is not the kind's own name. */
  aliases?: readonly string[];
  /** The field whose text names the file. */
  name: string;
  /** Optional fields that are worth a question. */
  asked: readonly string[];
  /** Optional fields that are written from the start, because a page without them looks empty. */
  written: readonly string[];
  /** The page that shows an entry without a page of its own, by the kind of page. */
  shownOn?: string;
}

export const newKinds: Record<FolderKindId, NewKind> = {
  category: { name: 'title', asked: ['parent'], written: ['body'] },
  model: { name: 'name', asked: ['sheet', 'machine'], written: ['highlights', 'specifications', 'sheet'] },
  sheet: { name: 'title', asked: ['machine'], written: [] },
  equipment: { aliases: ['equipment-item'], name: 'name', asked: ['machine'], written: [] },
  fair: { name: 'title', asked: ['booth', 'link'], written: ['sample'], shownOn: 'fairs' },
  office: { name: 'country', asked: ['mobile', 'timeZone'], written: [], shownOn: 'contact' },
  testimonial: { name: 'country', asked: [], written: ['sample'], shownOn: 'home' },
};

/** How every stand-in text of a new file starts, so that a search finds them all and the check names each. */
export const sampleMark = 'SAMPLE';
