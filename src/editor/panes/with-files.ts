import type { PagePreview } from '../engine/preview.ts';

/** Photos that are not online yet: what their addresses begin with, and the picture as a `data:` address. */
export type LocalPhotos = ReadonlyMap<string, string>;

/**
 * A preview whose pictures are all to be had: drawings and photos that are not online stand in it as `data:` addresses.
 */
export function withFiles(preview: PagePreview, photos: LocalPhotos): PagePreview {
  const drawings = new Map(
    Object.entries(preview.drawings).map(([path, svg]) => [path, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
  );
  return { ...preview, page: replaced(preview.page, drawings, photos) };
}

function replaced<Value>(value: Value, drawings: ReadonlyMap<string, string>, photos: LocalPhotos): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, drawings, photos)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const { photo, ...fields } = value as { photo?: { stem: string }; src?: unknown };
  const local = photo && photos.get(photo.stem);
  if (local !== undefined) return { ...fields, src: local } as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'src' && typeof inner === 'string' ? (drawings.get(inner) ?? inner) : replaced(inner, drawings, photos),
    ]),
  ) as Value;
}
