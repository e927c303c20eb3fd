import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CompanyFile } from './kind.ts';

/** Calendars, business cards and other text files of the kinds of entry. */
export function companyFiles(catalogue: Catalogue): CompanyFile[] {
  return declaredKinds.flatMap((kind) => kind.files?.(catalogue) ?? []);
}
