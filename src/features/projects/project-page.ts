import type { Catalogue, LinkedProject } from '../../catalogue/catalogue.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { photoPicture } from '../../catalogue/media/photos.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { hasPage } from '../../catalogue/navigation.ts';
import type { Card, InternalLink } from '../../catalogue/shown/parts.ts';
import { entryPages, type PageOf } from '../page/declare.ts';
import { crumbsFromHome } from '../page/head.ts';
import { kind } from './project-kind.ts';
import { enquiryOf, factsOf, pictureOf } from './project-parts.ts';

export const list = entryPages('project', kind, projectHead, projectPage);

export type ProjectPageData = PageOf<typeof list>;

function projectHead(catalogue: Catalogue, { title, summary }: LinkedProject) {
  const { projects } = catalogue.pages;
  return {
    title,
    above: [projects.title],
    description: summary,
    breadcrumbs: crumbsFromHome(catalogue, title, hasPage(projects) ? projects : undefined),
  };
}

function projectPage(catalogue: Catalogue, project: LinkedProject) {
  const { title, summary, text = [], line, machines, photos, sample = false } = project;
  const { words } = catalogue.pages.projects;
  const lineLink: InternalLink | undefined = line && { to: line.path, label: line.title };
  return {
    heading: title,
    lead: summary,
    facts: factsOf(catalogue, project),
    line: lineLink,
    picture: pictureOf(catalogue, project),
    text,
    /** The first is the picture at the top. */
    photos: photos.slice(1).map(({ medium, caption }) => photoPicture(medium, caption ?? title, { blurred: true })),
    cards: machines.map((member): Card => ({
      to: member.entry.path,
      title: nameOfMember(member),
      picture: memberPicture(catalogue, member),
    })),
    enquiry: enquiryOf(catalogue, project),
    isSample: sample,
    words,
  };
}
