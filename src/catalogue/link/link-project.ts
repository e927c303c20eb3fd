import type { Catalogue, LinkedProject, Member } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import { pathOf } from '../paths.ts';
import { photosOf, type PhotosByFolder } from '../media/entry-photos.ts';
import { memberNamed } from '../members.ts';

/** Resolves the machines, the line and the photos of a project. Throws at an unknown one. */
export function linkProject(entry: Sourced<'project'>, catalogue: Catalogue, photosIn: PhotosByFolder): LinkedProject {
  const { path, machines, line: lineId, photos, ...fields } = entry;
  const [first, ...others] = machines.map((id): Member => {
    const member = memberNamed(catalogue, id);
    if (!member) throw new Error(`${entry.file} refers to an unknown machine`);
    return member;
  });
  const line = catalogue.lines.find(({ id }) => id === lineId);
  if (!first || (lineId !== undefined && !line)) throw new Error(`${entry.file} refers to an unknown entry`);
  return {
    ...fields,
    path: pathOf({ kind: 'project', id: entry.id, path }),
    machines: [first, ...others],
    line,
    photos: photosOf(photosIn, 'projects', entry.id, photos),
  };
}
