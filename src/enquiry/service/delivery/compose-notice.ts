import type { MachinePage } from '../../contract/enquiry-group.ts';
import { type EnquirySite, choiceKey } from '../../contract/enquiry-site.ts';
import { languageAttributes } from '../../../text/language.ts';
import { enquiryFields } from '../../contract/enquiry.ts';
import { escapeMarkup } from '../../../text/escape-markup.ts';
import { referenceOf } from '../reference.ts';
import type { ClaimedEnquiry } from '../store/store.ts';
import type { Mail } from './mail.ts';
import { asciiAddress, isPlainAddress, mailLink, oneLine, plainLines, sentAddress } from './one-line.ts';
import { fill } from '../../../catalogue/words.ts';
import { nameInText, sizesIn, summarizeItems } from '../../contract/items.ts';
import { knownPages } from '../known-pages.ts';
import { readMachineLines } from '../../contract/machine-line.ts';

/** Sender, recipients and base URL of mails; from the configuration only. */
export interface MailSettings {
  from: string;
  to: string[];
  origin: string;
}

/** A table row of the mail; `href` makes its value a link. */
interface Row {
  label: string;
  value: string;
  href?: string;
}

function fieldRows({ enquiry, items }: ClaimedEnquiry, { options, form, notice }: EnquirySite): Row[] {
  return enquiryFields.flatMap((field): Row[] => {
    if (field === 'message') return [];
    const value = oneLine(
      field === 'machinery'
        ? (options.find(({ id }) => id === enquiry.machinery)?.label ?? enquiry.machinery)
        : enquiry[field].replace(/\n/g, ', '),
      500,
    );
    if (value === '') return [];
    // The first choices of the form, which nobody has touched.
    if (items?.length === 0 && (field === 'machinery' || field === 'model'))
      return [{ label: form.fields[field], value: `${value} (${notice.unchosen})` }];
    const href = field === 'email' && isPlainAddress(value) ? mailLink(value) : undefined;
    return [{ label: form.fields[field], value, ...(href ? { href } : {}) }];
  });
}

function linkRows(claimed: ClaimedEnquiry, site: EnquirySite, origin: string): Row[] {
  const machines = findMachines(claimed, site);
  const { notice } = site;
  const of = (label: string, known: string | undefined) => (machines.length > 1 ? `${label} ${known}` : label);
  const link = (label: string, path: string | undefined): Row[] =>
    path === undefined ? [] : [{ label, value: origin + encodeURI(path), href: origin + encodeURI(path) }];
  return [
    ...machines.flatMap(({ known, page }) => [
      ...link(of(notice.page, known), page?.path),
      ...link(of(notice.sheet, known), page?.sheet),
    ]),
    { label: notice.received, value: new Date(claimed.createdAt).toISOString().replace(/\.\d+Z$/, 'Z') },
    { label: notice.reference, value: referenceOf(claimed.id) },
  ];
}

const textRow = ({ label, value }: Row) => `${label}: ${value}\n`;
const htmlRow = ({ label, value, href }: Row) => {
  const shown = directed(value);
  const content = href ? `<a href="${escapeMarkup(href)}">${shown}</a>` : shown;
  return `<tr><th style="text-align:start" valign="top">${escapeMarkup(label)}</th><td>${content}</td></tr>`;
};

/**
 * A text in its own direction: a phone number in an Arabic mail, an Arabic name in an English one. The plain part of a
 * mail has no such marks, because they would be copied along with numbers and addresses.
 */
export const directed = (text: string): string => `<span dir="auto">${escapeMarkup(text)}</span>`;

/** The mail that brings an enquiry to the sales office. Everything the visitor typed is escaped as text. */
export function composeNotice(claimed: ClaimedEnquiry, site: EnquirySite, settings: MailSettings): Mail {
  const { enquiry, outstanding } = claimed;
  const machine = oneLine(aboutText(claimed, site) ?? enquiry.model, 100);
  const company = oneLine(enquiry.company || enquiry.name, 80);
  const fields = fieldRows(claimed, site);
  const links = linkRows(claimed, site, settings.origin);
  const message = plainLines(enquiry.message);
  const answerTo = asciiAddress(enquiry.email);
  return {
    id: claimed.id,
    from: settings.from,
    to: settings.to,
    // Recipients removed from the configuration meanwhile are dropped; if none is left, everyone gets the mail.
    recipients: recipientsOf(settings.to, outstanding),
    ...(answerTo === undefined ? {} : { replyTo: { name: oneLine(enquiry.name, 80), address: answerTo } }),
    messageId: claimed.messageId,
    date: new Date(claimed.createdAt),
    subject: fill(site.notice.subject, { machine, company }),
    text: `${fields.map(textRow).join('')}\n${message}\n\n-- \n${links.map(textRow).join('')}`,
    html: [
      `<!doctype html><html ${languageAttributes(site.language)}><head><meta charset="utf-8"><title></title></head><body>`,
      `<table cellpadding="4">${fields.map(htmlRow).join('')}</table>`,
      `<p style="white-space:pre-wrap" dir="auto">${escapeMarkup(message)}</p><hr>`,
      `<table cellpadding="4">${links.map(htmlRow).join('')}</table></body></html>`,
    ].join(''),
    // No Auto-Submitted (RFC 3834): a person sent it, and the sales office may answer by a rule.
    headers: { 'X-Enquiry-Id': claimed.id },
  };
}

function recipientsOf(to: string[], outstanding: string[] | undefined): string[] {
  const sent = outstanding?.map(sentAddress);
  const left = to.filter((address) => sent?.includes(sentAddress(address)));
  return left.length > 0 ? left : to;
}

interface AskedMachine {
  /** Name in the catalogue; undefined when the catalogue has no such machine. */
  known: string | undefined;
  page: MachinePage | undefined;
  quantity?: number;
}

/**
 * What an enquiry asks for: its items, else the machines in the first lines of its message, else the choice in the form,
 * of a line its sizes.
 */
export function findMachines({ enquiry, items = [] }: Asked, site: EnquirySite): AskedMachine[] {
  const pages = knownPages(site);
  const ofItems = items.flatMap(({ page, quantity }) => {
    const known = pages.get(page);
    return known ? [{ known: known.name, page: known, quantity }] : [];
  });
  if (ofItems.length > 0) return ofItems;
  const { message, machinery, model } = enquiry;
  const named = (text: string) => site.machines.findLast((machine) => machine.name === text);
  const ofMessage = [...new Set(readMachineLines(message, site.form.line).machines)]
    .flatMap((text) => named(text) ?? named(nameInText(text)) ?? [])
    .map((page): AskedMachine => ({ known: page.name, page }));
  if (ofMessage.length > 0) return ofMessage;
  const key = choiceKey(machinery, model);
  const page = site.choices.find(([choice]) => choice === key)?.[1];
  const sizes = sizesIn(message, page).map((size): AskedMachine => ({ known: size.name, page: size }));
  if (sizes.length > 0) return sizes;
  const isChoice = site.options.some(({ id, models }) => id === machinery && models.includes(model));
  return [{ known: isChoice ? model : undefined, page }];
}

type Asked = Pick<ClaimedEnquiry, 'enquiry' | 'items'>;

/** What an enquiry is about, in the words of the catalogue; undefined when it knows nothing of it. */
export function aboutText(asked: Asked, site: EnquirySite): string | undefined {
  if (asked.items?.length === 0) return site.notice.unchosen;
  const known = findMachines(asked, site).flatMap(({ known: name, page, quantity = 1 }) =>
    name === undefined ? [] : { name, page: page?.path ?? '', quantity },
  );
  return summarizeItems(known, site.form.asked) || undefined;
}
