import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hasMetadata } from '../../src/editor/photos/local-photos.ts';
import { author, jpegWith, revealingPhotos } from './revealing-photos.ts';

it('a photo that says where or by whom it was taken is not sent as it is: Exif, XMP, IPTC, a comment, a film', async () => {
  const found = Object.entries(await revealingPhotos()).filter(([name]) => !name.endsWith('.png'));
  expect(found.map(([name, bytes]) => [name, hasMetadata(bytes), bytes.includes(author)])).toEqual(
    found.map(([name]) => [name, true, true]),
  );
});

it('a plain photo, also with a colour profile, is sent as it is', async () => {
  const plain = await jpegWith();
  const all = [plain, await sharp(plain).withIccProfile('srgb').toBuffer(), await sharp(plain).webp().toBuffer()];
  expect(all.map((bytes) => hasMetadata(bytes))).toEqual([false, false, false]);
});
