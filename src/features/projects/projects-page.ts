import type { Catalogue, LinkedProject } from '../../catalogue/catalogue.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { asCards, listBelowHome, type PageOf } from '../page/declare.ts';
import { pictureOf } from './project-parts.ts';

/** All projects. */
export const list = (catalogue: Catalogue) => {
  const { pages, projects } = catalogue;
  return listBelowHome(catalogue, 'projects', pages.projects, asCards(projects), ({ items }) => ({
    intro: pages.projects.intro,
    projects: items.map((project) => listedProject(catalogue, project)),
  }));
};

export type ProjectsPageData = PageOf<typeof list>;

function listedProject(catalogue: Catalogue, project: LinkedProject) {
  const { path: to, title, summary: text, place, year, sample, machines } = project;
  return {
    to,
    title,
    text,
    picture: pictureOf(catalogue, project),
    facts: `${place}, ${year}`,
    mark: sample ? catalogue.pages.projects.words.sample : undefined,
    machines: machines.map(nameOfMember).join(', '),
  };
}
