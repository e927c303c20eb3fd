/** Photos that say where and by whom they were taken, in each form in which cameras and programs store it. */
import sharp from 'sharp';

/** What must not leave the device. */
export const author = 'Jane Sample';

const picture = () => sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a83' } });
const segment = (marker: number, text: string) => {
  const content = Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);
};
/** A JPEG with segments behind its start. */
export const jpegWith = async (...segments: Buffer[]): Promise<Buffer> => {
  const plain = await picture().jpeg().toBuffer();
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
};
const exif = { IFD3: { GPSLatitude: '19/1 4/1 0/1' }, IFD0: { Artist: author } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${author}"/></rdf:RDF></x:xmpmeta>`;

/** By file name. */
export const revealingPhotos = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'exif.jpg': await picture().withExif(exif).jpeg().toBuffer(),
  'xmp.jpg': await jpegWith(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
  'iptc.jpg': await jpegWith(segment(0xed, `Photoshop 3.0\x008BIM\x04\x04by ${author}`)),
  'comment.jpg': await jpegWith(segment(0xfe, `taken by ${author} at 19.07 N, 72.87 E`)),
  'pictures.jpg': await jpegWith(segment(0xe2, `MPF\0 second picture by ${author}`)),
  'film.jpg': Buffer.concat([await jpegWith(), Buffer.alloc(500, `ftypmp4 ${author} `)]),
  'exif.webp': await picture().withExif(exif).webp().toBuffer(),
  'xmp.webp': await picture().withXmp(xmp).webp().toBuffer(),
  'exif.png': await picture().withExif(exif).png().toBuffer(),
  'xmp.png': await picture().withXmp(xmp).png().toBuffer(),
});
