/** The offices of the company. */
import type { Picture } from './parts.ts';

export interface OfficeData {
  country: string;
  /** Undefined where the country is not known by its name and no flag is named. */
  flag?: Picture;
  company: string;
  isHead: boolean;
  /** Each with its place on the map. */
  addresses: { text: string; map: string }[];
  phone: string;
  mobile?: string;
  whatsapp?: WhatsApp;
  email: string;
  website?: string;
  timeZone?: string;
  /** Lines like `Mon-Fri 09:30-18:00`, in the office's own time. */
  hours?: string[];
  /** Address of its business card. */
  card: string;
}

/** A number that answers on WhatsApp, and the link to it. */
export interface WhatsApp {
  number: string;
  href: string;
}

/** What every page knows of an office: enough to call it. */
export type OfficeLine = Pick<OfficeData, 'country' | 'phone' | 'email' | 'whatsapp' | 'timeZone' | 'hours'>;

/** The company's ways to be reached, beside a text that invites to write. */
export interface ContactLine {
  phone: string;
  email: string;
}
