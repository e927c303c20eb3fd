import type { EnquirySite } from '../../contract/enquiry-site.ts';
import type { EnquiryErrors } from '../../contract/check-enquiry.ts';
import { mediumOf } from './parse-enquiry.ts';
import { languageAttributes } from '../../../text/language.ts';
import type { InternalLink } from '../../../catalogue/shown/parts.ts';
import { colourRule } from '../../../look/palette.ts';
import { pagePolicy } from '../../../server/security-headers.ts';
import { escapeMarkup } from '../../../text/escape-markup.ts';
import { answerForm, errorList } from './answer-form.ts';

export interface Answer {
  status: number;
  text: string;
  /** Further text, shown after it. */
  note?: string;
  errors?: EnquiryErrors;
  /** Typed values for showing the form again. */
  typed?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
}

interface AnswerSurroundings {
  site: EnquirySite;
  style: string;
  origin: string;
}

/** Answers with a page for visitors without scripts, otherwise with the sentence or the fields' messages as text. */
export function answer(request: Request, parts: Answer, { site, style, origin }: AnswerSurroundings): Response {
  const { status, text, note, errors = {}, headers } = parts;
  const isForm = mediumOf(request.headers.get('content-type')) === 'form';
  const wantsPage = isForm || request.headers.get('accept')?.includes('text/html');
  const body = wantsPage
    ? answerPage(site, style, origin, parts)
    : Object.values(errors).join('\n') || [text, note].filter(Boolean).join(' ');
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, 'Content-Type': `text/${wantsPage ? 'html' : 'plain'}; charset=utf-8` },
  });
}

/** The logo, or the brand name on another host, whose security policy blocks other sites' images. */
function brandMark({ brand }: EnquirySite, base: string): string {
  const logo = brand.logoOnInk ?? brand.logo;
  if (!logo || base !== '') return escapeMarkup(brand.name);
  const { src, width, height } = logo;
  const recoloured = brand.logoOnInk ? '' : ' data-recoloured=""';
  return `<img src="${escapeMarkup(src)}" width="${width}" height="${height}" alt="${escapeMarkup(brand.name)}"${recoloured}>`;
}

function linkList(name: string, links: InternalLink[], base: string): string {
  const items = links.map(
    ({ to, label }) => `<li><a href="${escapeMarkup(base + to)}">${escapeMarkup(label)}</a></li>`,
  );
  return `<nav aria-label="${escapeMarkup(name)}"><ul>${items.join('')}</ul></nav>`;
}

/**
 * A complete page that answers a form sent without scripts: thanks, or the errors with everything typed. It loads
 * only the logo and, if the style names one, the font.
 * @param style CSS of the page without the colours
 * @param origin of the site, for forms posted to another host
 */
export function answerPage(site: EnquirySite, style: string, origin: string, parts: Omit<Answer, 'status'>): string {
  const { text, note, errors = {}, typed } = parts;
  const { brand, contact, copyrightYear, enquiry, footer, header } = site;
  const base = site.endpoint.startsWith('/') ? '' : origin;
  const rules = colourRule(site.theme) + style;
  const policy = pagePolicy('/', { styles: [rules], scripts: [] });
  const title = escapeMarkup(text);
  const home = `<a class="logo" href="${escapeMarkup(base)}/">${brandMark(site, base)}</a>`;
  const icon = base === '' ? '<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">' : '';
  const contactLinks = `<a href="tel:${escapeMarkup(contact.phone.replaceAll(/[^+\d]/g, ''))}">${escapeMarkup(contact.phone)}</a> <a href="mailto:${escapeMarkup(contact.email)}">${escapeMarkup(contact.email)}</a>`;
  return `<!doctype html>
<html ${languageAttributes(site.language)}><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${icon}<title>${title} | ${escapeMarkup(brand.name)}</title><style>${rules}</style></head>
<body><header><div class="width">${home}${linkList(site.words.page.main, header, base)}</div></header>
<main><div class="band"><div class="width"><h1>${title}</h1>${note === undefined ? '' : `<p>${escapeMarkup(note)}</p>`}${errorList(errors)}</div></div>
<div class="width">${typed ? answerForm({ typed, errors }, site) : ''}
<p><a href="${escapeMarkup(base)}/">${escapeMarkup(enquiry.answers.back)}</a></p></div></main>
<footer><div class="width">${linkList(site.words.page.footer, footer, base)}<p>${contactLinks}</p>
<p>${['©', copyrightYear, escapeMarkup(brand.company)].filter(Boolean).join(' ')}</p></div></footer></body></html>
`;
}
