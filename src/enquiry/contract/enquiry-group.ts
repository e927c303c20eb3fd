import type { Picture } from '../../catalogue/shown/parts.ts';

/** The page of a machine or line that an enquiry names. */
export interface MachinePage {
  path: string;
  sheet?: string;
  /** The sizes of a line. */
  sizes?: (MachinePage & { name: string })[];
}

/** A choice under Machinery that is no category, with its choices under Applications. */
export interface EnquiryGroup {
  id: string;
  title: string;
  choices: readonly { option: string; picture: Picture | undefined; page: MachinePage }[];
}
