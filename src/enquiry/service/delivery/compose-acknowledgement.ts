import type { EnquirySite } from '../../contract/enquiry-site.ts';
import { languageAttributes } from '../../../text/language.ts';
import { escapeMarkup } from '../../../text/escape-markup.ts';
import { referenceOf } from '../reference.ts';
import type { ClaimedEnquiry } from '../store/store.ts';
import { aboutText, directed, type MailSettings } from './compose-notice.ts';
import type { Mail } from './mail.ts';
import { asciiAddress } from './one-line.ts';
import { fill } from '../../../catalogue/words.ts';

export function acknowledgementId(id: string): string {
  return `${id}-acknowledgement`;
}

/**
 * The mail that confirms an enquiry to the visitor. It quotes nothing the visitor typed: anyone can enter someone
 * else's address and would have us send them arbitrary text.
 * @returns undefined when the address cannot be used
 */
export function composeAcknowledgement(
  claimed: ClaimedEnquiry,
  site: EnquirySite,
  settings: MailSettings,
): Mail | undefined {
  const { id, enquiry, items, messageId } = claimed;
  const to = asciiAddress(enquiry.email);
  if (to === undefined) return undefined;
  const { acknowledgement, brand, contact, notice } = site;
  // The catalogue may have changed since the enquiry: then it has no such machine any more.
  const machine = (items?.length === 0 ? undefined : aboutText(claimed, site)) ?? brand.name;
  const say = (text: string) => fill(text, { machine });
  const paragraphs = [
    acknowledgement.greeting,
    ...acknowledgement.paragraphs.map(say),
    `${notice.reference}: ${referenceOf(id)}`,
  ];
  const signature = [acknowledgement.closing, brand.company || brand.name, contact.phone, contact.email];
  const link = `${settings.origin}/`;
  const html = [
    ...paragraphs.map((paragraph) => `<p>${directed(paragraph)}</p>`),
    `<p>${signature.map(directed).join('<br>')}<br><a href="${escapeMarkup(link)}">${directed(link)}</a></p>`,
  ];
  return {
    id: acknowledgementId(id),
    from: settings.from,
    to: [to],
    recipients: [to],
    messageId: messageId.replace('@', '.acknowledgement@'),
    date: new Date(),
    subject: say(acknowledgement.subject),
    text: `${paragraphs.join('\n\n')}\n\n${[...signature, link].join('\n')}\n`,
    html: `<!doctype html><html ${languageAttributes(site.language)}><head><meta charset="utf-8"><title></title></head><body>${html.join('')}</body></html>`,
    // RFC 3834: prevents automatic replies such as holiday notices.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
