import type { LinkedFair } from '../../catalogue/catalogue.ts';
import { exhibitsOf } from '../../catalogue/media/exhibits.ts';
import { fairDrawingPath, shareCardPath } from '../../catalogue/paths.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { runningTexts } from '../../catalogue/texts.ts';
import type { EntryKind } from '../kinds/kind.ts';
import { rowOnCard } from '../page/share-card.ts';
import { textsIn } from '../kinds/search-document.ts';
import { fairFiles } from './fair-calendar.ts';
import { showDates } from './fair-card.ts';
import { fairDrawings } from './fair-drawings.ts';
import { fairExhibits } from './fair-exhibits.ts';
import { fairEvent, videoObjects } from './fair-event.ts';

/** Trade fairs. One with a gallery has a page. */
export const kind: EntryKind<LinkedFair> = {
  entries: ({ fairs }) => fairs,
  nameOf: ({ title }) => title,
  listedOn: ({ pages }) => [(pages.tradefairs ?? pages.home).path],
  photos: ({ media }, { gallery }) => {
    const named = new Set(gallery?.photos.map(({ file }) => `fairs/${file}`));
    return media.filter(({ file }) => named.has(file));
  },
  /** With its dates and place: a row of machines that begins with those on its drawing. */
  shareCard: (catalogue, fair) => {
    const { id, title, start, end, city, country, booth, description } = fair;
    const words = catalogue.words.fairs;
    const exhibits = exhibitsOf(catalogue);
    const ofFair = fairExhibits(catalogue, exhibits, fair);
    const first = exhibits.findIndex((exhibit) => exhibit.id === ofFair[0]?.id);
    const others = [...exhibits.slice(first), ...exhibits.slice(0, first)].filter(
      (exhibit) => !ofFair.some((shown) => shown.id === exhibit.id),
    );
    return {
      path: shareCardPath('fairs', id),
      kicker: catalogue.pages.tradefairs?.title ?? catalogue.pages.home.fairs.heading,
      title,
      figures: [
        { label: words.dates, value: showDates(words, start, end) },
        { label: words.place, value: `${city}, ${country}` },
        ...(booth === undefined ? [] : [{ label: words.booth, value: booth }]),
      ],
      text: firstSentence(description),
      drawing: rowOnCard([...ofFair, ...others]),
    };
  },
  structuredData: (catalogue, fair) => [fairEvent(catalogue, fair), ...videoObjects(catalogue, fair)],
  searchRank: 'full',
  documents: ({ fairs, words, pages: { tradefairs, home } }) =>
    fairs.map(({ title, city, country, start, path, booth = '', gallery, ...fair }) => ({
      kind: 'fair',
      title: title.includes(start.slice(0, 4)) ? title : `${title} ${start.slice(0, 4)}`,
      // Without a gallery it is only on the fairs page, or on the home page.
      path: path ?? (tradefairs ?? home).path,
      more: `${city} ${country} ${booth}`,
      texts: textsIn(
        runningTexts('fair', { ...fair, gallery }),
        booth && words.fairs.booth,
        gallery && words.fairs.images,
        gallery?.videos && words.fairs.videos,
      ),
      note: city,
    })),
  summaries: ({ fairs, pages }) => {
    const links = fairs.flatMap(({ title, path, description: text }) => (path ? { title, path, text } : []));
    return [{ heading: pages.search.kinds.fair, links }];
  },
  drawnAt: (id) => [fairDrawingPath(id)],
  drawings: fairDrawings,
  files: fairFiles,
  reportLabels: {
    fairs: 'trade fairs',
    'fairs.internalLink': 'link of the trade fair',
    'fairs.upcoming': 'upcoming trade fairs',
    'fairs.upcoming.internalLink': 'link of the upcoming trade fair',
    'fairs.completed': 'completed trade fairs',
    'fairs.completed.internalLink': 'link of the completed trade fair',
  },
  expected: { heading: 'gallery.title', found: 'title', foundOn: 'tradefairs' },
};
