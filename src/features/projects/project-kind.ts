import type { Catalogue, LinkedProject } from '../../catalogue/catalogue.ts';
import { largestSource } from '../../catalogue/media/photos.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { shareCardPath } from '../../catalogue/paths.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { linksTo, type EntryKind } from '../kinds/kind.ts';
import { pictureOnCard } from '../page/share-card.ts';
import { context } from '../page/structured-data.ts';
import { textsIn } from '../kinds/search-document.ts';
import { enquiryOf, factsOf, madePicture, pictureOf } from './project-parts.ts';
import type { ArticleLeaf, WithContext } from 'schema-dts';

/** Reference projects. Samples are told as such on the site, and are kept from search engines and language models. */
export const kind: EntryKind<LinkedProject> = {
  entries: ({ projects }) => projects,
  nameOf: ({ title }) => title,
  listedOn: ({ pages }) => [pages.projects.path],
  enquirySearch: (catalogue, project) => enquiryOf(catalogue, project).search ?? '',
  photos: (_catalogue, { photos }) => photos.map(({ medium }) => medium),
  shareCard: (catalogue, project) => ({
    path: shareCardPath('projects', project.id),
    kicker: catalogue.pages.projects.title,
    title: project.title,
    figures: factsOf(catalogue, project),
    text: firstSentence(project.summary),
    drawing: pictureOnCard(madePicture(catalogue, project)?.photo?.stem),
  }),
  structuredData: (catalogue, project) => (project.sample ? [] : [article(catalogue, project)]),
  documents: ({ projects, pages }) =>
    projects.map(({ title, path, summary, place, year, text, machines, photos }) => ({
      kind: 'project',
      title,
      path,
      more: [pages.projects.title, place, year].join(' '),
      texts: textsIn(
        summary,
        text,
        machines.map(nameOfMember),
        photos.map(({ caption }) => caption),
      ),
      note: place,
    })),
  searchGroups: ({ pages }) => ({ project: pages.projects.title }),
  summaries: ({ projects, pages }) => {
    const links = projects.flatMap(({ title, path, summary: text, sample }) => (sample ? [] : { title, path, text }));
    return links.length > 0 ? [{ heading: pages.projects.title, links }] : [];
  },
  relatedTo: ({ projects }, { id }) => ({
    projects: linksTo(projects.filter(({ machines }) => machines.some(({ entry }) => entry.id === id))),
  }),
  reportLabels: { 'related.projects': 'projects that a machine was used in' },
  expected: { heading: 'title', list: 'projects', texts: ['summary', 'place', 'text'] },
};

function article(catalogue: Catalogue, project: LinkedProject): WithContext<ArticleLeaf> {
  const { site } = catalogue;
  const { title, summary, path, place, year, machines } = project;
  const picture = pictureOf(catalogue, project);
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    description: summary,
    url: site.origin + path,
    ...(picture ? { image: site.origin + largestSource(picture) } : {}),
    contentLocation: { '@type': 'Place', name: place },
    temporalCoverage: String(year),
    author: { '@type': 'Organization', name: site.brand.company, url: `${site.origin}/` },
    mentions: machines.map((member) => ({
      '@type': 'ProductModel',
      name: nameOfMember(member),
      url: site.origin + member.entry.path,
    })),
  };
}
