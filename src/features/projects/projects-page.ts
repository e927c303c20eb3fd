import type { Catalogue, LinkedProject } from '../../catalogue/catalogue.ts';
import { hasPage } from '../../catalogue/navigation.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { listedPages, type PageOf } from '../page/declare.ts';
import { crumbsFromHome } from '../page/head.ts';
import { pictureOf } from './project-parts.ts';

/** All projects. */
export const list = (catalogue: Catalogue) => {
  const { projects } = catalogue.pages;
  if (!hasPage(projects)) return [];
  const { file, path, title, summary, intro } = projects;
  const paged = {
    file,
    path,
    title,
    description: summary,
    breadcrumbs: crumbsFromHome(catalogue, title),
    items: catalogue.projects,
    size: 'cards' as const,
    nameOf: (project: LinkedProject) => project.title,
  };
  return listedPages(catalogue, 'projects', paged, ({ items }) => ({
    intro,
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
