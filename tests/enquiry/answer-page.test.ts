import { expect, test } from 'vitest';
import { answerPage } from '../../src/enquiry/service/http/answer.ts';
import { site } from './service-fixture.ts';

const { brand } = site;
const logo = brand.logoOnInk ?? brand.logo;
if (!logo) throw new Error('The catalogue has no logo');
const headerOf = (of: typeof site) =>
  /<header>.*<\/header>/s.exec(answerPage(of, '', 'https://www.example.com', { text: 'Thanks' }))?.[0] ?? '';
const elsewhere = { ...site, endpoint: 'https://forms.example.com/send-email' };

test('an answer on the site shows the logo of the site', () => {
  expect(headerOf({ ...site, endpoint: '/send-email' })).toContain(`src="${logo.src}"`);
});

test('an answer on another host has the name instead, and links to the site by absolute URLs', () => {
  const header = headerOf(elsewhere);
  expect(header).not.toContain('<img');
  expect(header).toContain(`<a class="logo" href="https://www.example.com/">${brand.name}</a>`);
});
