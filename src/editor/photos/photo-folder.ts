import type { KindId } from '../../catalogue/kinds.ts';

/**
 * The folder under data/media that holds the photos of an entry: its own, or that of all fairs. Undefined for kinds
 * without photos.
 */
export function photoFolder(kind: KindId, file: string): string | undefined {
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  if (kind === 'model') return `models/${id}`;
  if (kind === 'category') return `categories/${id}`;
  if (kind === 'equipment') return `equipment/${id}`;
  return kind === 'fair' ? 'fairs' : undefined;
}
