/** Media types by file extension (IANA registry), for all files of a site. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  glb: 'model/gltf-binary',
  dxf: 'image/vnd.dxf',
};

/** Unknown files are downloaded, not displayed. */
export const unknownType = 'application/octet-stream';

const byEnding = new Map(Object.entries(contentTypes));

export function contentType(name: string): string {
  return byEnding.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? unknownType;
}
