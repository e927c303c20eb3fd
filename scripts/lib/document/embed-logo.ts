import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EnquirySite } from '../../../src/catalogue/enquiry/enquiry-site.ts';
import type { Picture } from '../../../src/catalogue/page-data.ts';
import { contentType } from '../../../src/server/content-type.ts';

/**
 * The site with the logo itself where its address stood (`data:`, which the pages' policy allows): a process that
 * serves no files shows it all the same, wherever its pages stand. A logo that is not there keeps its address.
 */
export async function embedLogo(site: EnquirySite, mediaDir: string): Promise<EnquirySite> {
  const embed = async (image: Picture): Promise<Picture> => {
    const bytes = await readFile(path.join(mediaDir, path.basename(image.src))).catch(() => undefined);
    return bytes ? { ...image, src: `data:${contentType(image.src)};base64,${bytes.toString('base64')}` } : image;
  };
  const { logo, logoOnInk } = site.brand;
  return {
    ...site,
    brand: {
      ...site.brand,
      ...(logo ? { logo: await embed(logo) } : {}),
      ...(logoOnInk ? { logoOnInk: await embed(logoOnInk) } : {}),
    },
  };
}
