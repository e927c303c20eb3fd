/**
 * What a kind of entry contributes to the site. Each kind has one declaration, `<kind>-kind.ts` in its feature's folder,
 * that exports `kind`; codegen collects them in `src/generated/declared-kinds.gen.ts`, and whoever makes something of
 * all kinds goes through that list and names none. All but the first two fields are optional.
 */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, Located, Source } from '../../catalogue/catalogue.ts';
import type { Member } from '../../catalogue/members.ts';
import type { MediaFile } from '../../catalogue/media/media-file.ts';
import type {
  InternalLink,
  MachineFiles,
  Picture,
  Related,
  RelatedLink,
  ShownDocument,
} from '../../catalogue/shown/parts.ts';
import type { ShareCard } from '../../drawing/cards/card-look.ts';
import type { PlantSubject } from '../../drawing/plant/draw-plant.ts';
import type { ListedDrawing } from '../../drawing/list-drawings.ts';
import type { EnquiryGroup } from '../../enquiry/contract/enquiry-group.ts';
import type { Compared } from './compared.ts';
import type { SearchDocument, SearchKind, SearchRank } from './search-document.ts';
import type { DataSheet } from './data-sheet.ts';
import type { ContentExpectation } from './content-expectation.ts';

/** Its fields are methods, so that a list holds kinds of different entries: each is asked about its own only. */
export interface EntryKind<Entry extends Source = Source> {
  /** All its entries, in list order. */
  entries(catalogue: Catalogue): readonly Entry[];
  /** What lists call an entry. */
  nameOf(entry: Entry): string;

  /** The pages that list an entry: the editor offers them as previews. */
  listedOn?(catalogue: Catalogue, entry: Entry): readonly (AppPath | undefined)[];
  /** The query of an entry's enquiry link. */
  enquirySearch?(catalogue: Catalogue, entry: Entry): string;
  /** Other entries whose figures its page and its sheets show: their changes are its own. */
  madeWith?(entry: Entry): readonly Source[];
  /** Photos that pages show of an entry. */
  photos?(catalogue: Catalogue, entry: Entry): readonly MediaFile[];

  /** The link preview of an entry's page. */
  shareCard?(catalogue: Catalogue, entry: Entry): ShareCard;
  /** JSON-LD documents of an entry's page. */
  structuredData?(catalogue: Catalogue, entry: Entry): object[];

  /** What the search finds. */
  documents?(catalogue: Catalogue): SearchDocument[];
  /** The headings of groups of results that pages/search.yaml has none for, by the kind of its documents. */
  searchGroups?(catalogue: Catalogue): Partial<Record<SearchKind, string>>;
  /** Without it, its documents rank below others that have the same words. */
  searchRank?: SearchRank;
  /** By what the search also finds a page that shows its entries. */
  pageTexts?(catalogue: Catalogue): { page: Source; more?: readonly string[]; texts?: readonly string[] }[];
  /** How many there are, beside the hero of the home page and on the page about the company. */
  counted?(catalogue: Catalogue): { label: string; value: number };
  /** Its links below the product cards of the home page. */
  homeWay?(catalogue: Catalogue): HomeWay;
  /** Its parts of `llms.txt`. */
  summaries?(catalogue: Catalogue): SummarySection[];
  /** Rows of the downloads page. */
  downloads?(catalogue: Catalogue): DownloadRow[];
  /** PDFs. */
  dataSheets?(catalogue: Catalogue): DataSheet[];
  /** Where pages show what is drawn of an entry alone, by its id: the report finds these pages. */
  drawnAt?(id: string): string[];
  /** Drawings that belong to no single machine. */
  drawings?(catalogue: Catalogue): ListedDrawing[];
  /** Machines that are drawn together, one after another. */
  plants?(catalogue: Catalogue): PlantSubject[];
  /** Text files for calendars and address books. */
  files?(catalogue: Catalogue): CompanyFile[];

  /** Its entries that have to do with a machine, for the links on that machine's page. */
  relatedTo?(catalogue: Catalogue, machine: Member['entry']): Related;
  /** Its choice under Machinery in the enquiry form, if that is no category. */
  enquiryGroup?(catalogue: Catalogue): EnquiryGroup;
  /** Comparisons with a page of their own. */
  comparisons?(catalogue: Catalogue): Compared[];

  /** What the report calls lists in page data, by the fields that lead to them. No two kinds name the same fields. */
  reportLabels?: Readonly<Record<string, string>>;
  /** What `npm run test:content` expects of an entry, from its YAML file alone. */
  expected?: ContentExpectation;
}

/** Links to machines, by material or by line. The note stands at the end of a link's row. */
export interface HomeWay {
  label: string;
  /** A large picture of what the first link leads to, where it can be turned. */
  picture?: Picture | undefined;
  links: (InternalLink & { note: string })[];
}

/** A heading in `llms.txt`, and the links below it. */
export interface SummarySection {
  heading: string;
  links: { title: string; path: AppPath; text: string; sheet?: string; documents?: readonly ShownDocument[] }[];
}

export interface DownloadRow {
  category: { path: AppPath; title: string };
  machine: {
    name: string;
    to: AppPath;
    search?: string;
    picture?: Picture;
    files: MachineFiles;
    documents?: ShownDocument[];
  };
}

/** A text file that visitors can download. */
export interface CompanyFile {
  path: string;
  make: () => string;
}

/** Maximum links of a kind, or in a direction of the flow, on a machine's page. */
export const mostLinks = 4;

export const linksTo = <Entry extends Located & { title: string }>(
  entries: readonly Entry[],
  pictureOf?: (entry: Entry) => Picture | undefined,
): RelatedLink[] =>
  entries.slice(0, mostLinks).map((entry) => ({ label: entry.title, to: entry.path, picture: pictureOf?.(entry) }));
