/** The form of a large catalogue: the frozen one, with bounds that make it large. */
import { describe, expect, it } from 'vitest';
import { enquiryFiles, enquiryForm } from '../../src/catalogue/enquiry/enquiry-form.ts';
import { enquiryOptions, enquirySubjects } from '../../src/catalogue/enquiry/enquiry-choices.ts';
import type { EnquirySubject, MachineryChoices } from '../../src/catalogue/page-data.ts';
import { choicesPath, subjectsPath } from '../../src/catalogue/paths.ts';
import { reduceName } from '../../src/catalogue/names.ts';
import { shardCount, shardOf } from '../../src/catalogue/shards.ts';
import { resolveEnquiry } from '../../src/enquiry/contract/resolve-enquiry.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

const catalogue = await loadFrozen();
const bounds = { embedded: 0, offered: 2 };
const form = enquiryForm(catalogue, bounds);
const files = enquiryFiles(catalogue, bounds);
const allOptions = enquiryOptions(catalogue);
const allSubjects = enquirySubjects(catalogue);

/** What the form knows once it has fetched the file of a link's machine and the choices of every machinery. */
function fetched(model: string) {
  const name = reduceName(model);
  const subjects = (files.get(subjectsPath(shardOf(name, form.shards ?? 1))) ?? []) as EnquirySubject[];
  const options = form.options.map(({ more, ...option }) => {
    const choices = more ? (files.get(choicesPath(option.id)) as MachineryChoices) : undefined;
    return { ...option, models: choices?.models ?? option.models };
  });
  return { subjects, options };
}

describe('the form of a large catalogue', () => {
  it('carries the first choices of each machinery, their drawings, and no machine', () => {
    expect(form.subjects).toEqual([]);
    expect(form.options.map(({ id, models, more }) => [id, models, more])).toEqual(
      allOptions.map(({ id, models }) => [id, models.slice(0, 2), true]),
    );
    expect(form.drawings.map(({ machinery, option }) => `${machinery}/${option}`)).toContain('baler/Plastic Balers');
    expect(form.drawings.length).toBeLessThanOrEqual(2 * allOptions.length);
  });

  it('understands every link as that of a small one does, with two small files', () => {
    const names = [...allSubjects.flatMap(({ label, names: all }) => [label, ...all]), 'Plastic Balers', 'nobody', ''];
    for (const { id: machinery } of [...allOptions, { id: 'unknown' }]) {
      for (const model of names) {
        const { options, subjects } = fetched(model);
        const meant = resolveEnquiry({ machinery, model }, allOptions, allSubjects);
        expect(resolveEnquiry({ machinery, model }, options, subjects), `${machinery} ${model}`).toEqual(meant);
      }
    }
  });

  it('has the drawing of every choice', () => {
    for (const { id, models } of allOptions) {
      const { drawings } = files.get(choicesPath(id)) as MachineryChoices;
      // One machine is not drawn: nothing is known of it yet.
      expect(drawings.map(({ option }) => option)).toEqual(models.filter((model) => model !== 'side wall remover'));
    }
  });
});

it('the form of a small catalogue carries everything, and fetches nothing', () => {
  expect(enquiryForm(catalogue)).toMatchObject({ options: allOptions, subjects: allSubjects });
  expect(enquiryForm(catalogue).shards).toBeUndefined();
  expect(enquiryFiles(catalogue).size).toBe(0);
});

describe('names in files', () => {
  it('are spread evenly, and stay where they are while their number grows a little', () => {
    const count = shardCount(10_000);
    expect(count).toBe(256);
    expect(shardCount(10_100)).toBe(count);
    const sizes = Array.from({ length: count }, () => 0);
    for (let index = 0; index < 10_000; index++) {
      const shard = shardOf(`bak${100 + index * 10}`, count);
      sizes[shard] = (sizes[shard] ?? 0) + 1;
    }
    expect(Math.max(...sizes)).toBeLessThan(100);
  });

  it('one file is enough for a few', () => {
    expect([shardCount(0), shardCount(50), shardCount(51)]).toEqual([1, 1, 2]);
    expect(shardOf('anything', 1)).toBe(0);
  });
});
