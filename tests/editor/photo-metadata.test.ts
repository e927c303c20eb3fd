import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hasMetadata } from '../../src/editor/photos/local-photos.ts';

const picture = () => sharp({ create: { width: 32, height: 24, channels: 3, background: '#a83' } });
const segment = (marker: number, text: string) => {
  const content = Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);
};
const jpeg = async (...segments: Buffer[]) => {
  const plain = await picture().jpeg().toBuffer();
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
};
const gps = { exif: { IFD3: { GPSLatitude: '19/1 4/1 0/1' }, IFD0: { Artist: 'Ravi' } } };
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';

it('a photo that says where or by whom it was taken is not sent as it is: Exif, XMP, IPTC, a comment, a film', async () => {
  const found = {
    exif: await picture().withExif(gps.exif).jpeg().toBuffer(),
    xmp: await jpeg(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    iptc: await jpeg(segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04by Ravi')),
    comment: await jpeg(segment(0xfe, 'taken by Ravi at 19.07 N, 72.87 E')),
    pictures: await jpeg(segment(0xe2, 'MPF\0 second picture')),
    film: Buffer.concat([await jpeg(), Buffer.alloc(500, 'ftypmp4')]),
    webp: await picture().withExif(gps.exif).webp().toBuffer(),
    webpXmp: await picture().withXmp(xmp).webp().toBuffer(),
  };
  expect(Object.entries(found).map(([form, bytes]) => [form, hasMetadata(bytes)])).toEqual(
    Object.keys(found).map((form) => [form, true]),
  );
});

it('a plain photo, also with a colour profile, is sent as it is', async () => {
  const withProfile = await picture().withIccProfile('srgb').jpeg().toBuffer();
  const all = [await jpeg(), withProfile, await picture().webp().toBuffer()];
  expect(all.map((bytes) => hasMetadata(bytes))).toEqual([false, false, false]);
});
