/** Edits a data folder as an editor would, one entry of each kind at a time, for any content. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dump, load } from 'js-yaml';

interface Fields {
  [name: string]: unknown;
}

const folders = ['models', 'categories', 'sheets', 'equipment', 'fairs', 'offices', 'testimonials'] as const;
type Folder = (typeof folders)[number];

/** An entry's id and fields. */
interface Entry {
  id: string;
  fields: Fields;
}

const fileOf = (dataDir: string, folder: string, id: string) => path.join(dataDir, folder, `${id}.yaml`);
const read = (file: string) => load(readFileSync(file, 'utf8')) as Fields;
const write = (file: string, fields: Fields) => writeFileSync(file, dump(fields));

function entriesOf(dataDir: string, folder: Folder): Entry[] {
  const names = readdirSync(path.join(dataDir, folder)).filter((name) => name.endsWith('.yaml'));
  return names
    .sort()
    .map((name) => ({ id: path.basename(name, '.yaml'), fields: read(path.join(dataDir, folder, name)) }));
}

/** The first entry that can serve as a template. Throws when there is none. */
function find(dataDir: string, folder: Folder, isFit: (entry: Entry) => boolean = () => true): Entry {
  const entry = entriesOf(dataDir, folder).find(isFit);
  if (!entry) throw new Error(`${folder} holds no entry that fits`);
  return entry;
}

/** Adds a category with a model below that of the line equipment, as an editor's proposal does. */
export function addEquipmentFamily(dataDir: string): void {
  const equipment = find(dataDir, 'categories', ({ fields }) => fields['layout'] === 'equipment');
  write(fileOf(dataDir, 'categories', 'cable-strippers'), {
    title: 'Cable Strippers',
    parent: equipment.id,
    order: 90,
    layout: 'models',
    summary: 'Cable strippers for the yard, with the figures of each machine side by side.',
  });
  write(fileOf(dataDir, 'models', 'cs-40'), {
    name: 'CS 40',
    category: 'cable-strippers',
    description: 'The CS 40 opens the jacket of used cables, so that copper and plastic leave it apart.',
    features: ['Auto feeding', 'Oil tank of 900 litres'],
    specifications: { 'Dimensions and Weight': { Weight: '14500 kg' } },
  });
}

/** Adds an entry of each kind by copying another one under a new name. */
export function addEntries(dataDir: string): void {
  const add = (folder: Folder, { id, fields }: Entry, changes: Fields) => {
    const { path: _path, order: _order, photos: _photos, photo: _photo, ...rest } = fields;
    write(fileOf(dataDir, folder, `new-${id}`), { ...rest, ...changes });
  };
  const sheet = find(dataDir, 'sheets');
  add('sheets', sheet, { title: 'New Shared Specification' });
  const model = find(dataDir, 'models', ({ fields }) => fields['specifications'] !== undefined && !fields['enquiry']);
  add('models', model, { name: 'NEW100', description: 'The NEW100 is a machine that was added for a test.' });
  const sharing = find(dataDir, 'models', ({ fields }) => fields['sheet'] !== undefined);
  add('models', sharing, { name: 'NEW200', sheet: `new-${sheet.id}` });
  const family = find(
    dataDir,
    'categories',
    ({ fields }) => fields['layout'] === 'text' && fields['parent'] !== undefined,
  );
  add('categories', family, { title: 'New Family', menu: {}, labels: {}, enquiry: { option: 'New Family' } });
  add('equipment', find(dataDir, 'equipment'), {
    name: 'New Washer',
    label: 'New Washer',
    enquiry: { option: 'new washer' },
  });
  const fair = find(dataDir, 'fairs', ({ fields }) => fields['gallery'] !== undefined);
  add('fairs', fair, {
    title: 'New Fair 2024',
    gallery: { title: 'Images of New Fair 2024', photos: [{ caption: 'A new stand' }] },
  });
  const branch = find(dataDir, 'offices', ({ fields }) => fields['isHead'] !== true);
  add('offices', branch, { company: 'New Branch Ltd.', phone: '+00 00 1111 0000' });
  add('testimonials', find(dataDir, 'testimonials'), { company: 'New buyer', feedback: 'A new word.' });
}

/** The texts of all entries, to find references. */
function textsOf(dataDir: string): string[] {
  const within = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : [String(value)];
  return folders.flatMap((folder) => entriesOf(dataDir, folder).flatMap(({ fields }) => within(fields)));
}

/** Removes one entry of each kind that no other refers to. */
export function removeEntries(dataDir: string): void {
  for (const folder of ['models', 'categories', 'equipment', 'fairs', 'offices', 'testimonials'] as const) {
    const named = new Set(textsOf(dataDir));
    const siblings = entriesOf(dataDir, 'models').map(({ fields }) => fields['category']);
    const { id } = find(dataDir, folder, (entry) => {
      if (named.has(entry.id) || entry.fields['isHead'] === true) return false;
      if (folder === 'categories') return entry.fields['layout'] === 'text' && entry.fields['parent'] !== undefined;
      return folder !== 'models' || siblings.filter((one) => one === entry.fields['category']).length > 1;
    });
    rmSync(fileOf(dataDir, folder, id));
    rmSync(path.join(dataDir, 'media', folder, id), { recursive: true, force: true });
  }
}

/** Changes a text and a figure of every entry. */
export function rewordEntries(dataDir: string): void {
  const words = 'Reworded for a test.';
  for (const folder of folders) {
    for (const { id, fields } of entriesOf(dataDir, folder)) {
      for (const name of ['description', 'feedback', 'company']) {
        if (typeof fields[name] === 'string') fields[name] = `${fields[name]} ${words}`;
      }
      for (const name of ['intro', 'addresses']) if (Array.isArray(fields[name])) fields[name].push(words);
      const tables = (fields['specifications'] ?? {}) as Record<string, Fields>;
      for (const rows of Object.values(tables)) rows['Added row'] = 'On request';
      write(fileOf(dataDir, folder, id), fields);
    }
  }
  const site = path.join(dataDir, 'site.yaml');
  write(site, { ...read(site), phone: '+00 00 2222 0000' });
}

/** Renames a model: its file, its name, references to it, and its former address. */
export function renameModel(dataDir: string): void {
  const { id, fields } = find(dataDir, 'models', (entry) => entry.fields['path'] === undefined);
  rmSync(fileOf(dataDir, 'models', id));
  rmSync(path.join(dataDir, 'media/models', id), { recursive: true, force: true });
  const { photos: _photos, ...rest } = fields;
  write(fileOf(dataDir, 'models', 'renamed900'), { ...rest, name: 'RENAMED900' });
  for (const folder of folders) {
    for (const entry of entriesOf(dataDir, folder)) {
      const feeds = entry.fields['feeds'];
      if (!Array.isArray(feeds) || !feeds.includes(id)) continue;
      const renamed = feeds.map((one: unknown) => (one === id ? 'renamed900' : one));
      write(fileOf(dataDir, folder, entry.id), { ...entry.fields, feeds: renamed });
    }
  }
  const site = path.join(dataDir, 'site.yaml');
  const known = read(site);
  write(site, { ...known, redirects: { ...(known['redirects'] as Fields), [`/${id}`]: '/renamed900' } });
}

/** Adds enough models to one category to paginate its list and to drop it from the menu. */
export function fillCategory(dataDir: string): void {
  const { id, fields } = find(dataDir, 'models', (entry) => entry.fields['sheet'] !== undefined);
  for (let number = 100; number < 130; number += 1) {
    write(fileOf(dataDir, 'models', `${id}-${number}`), { ...fields, name: `MANY${number}`, order: number });
  }
}
