import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { readSchemas } from '../../scripts/data/read-schemas.ts';

interface Field {
  type: string;
  id?: string;
  attributes: { label?: string; description?: string; value?: string };
  validations?: { required?: boolean };
}

interface Property {
  description?: string;
  $ref?: string;
}

const form = load(readFileSync(path.join(projectDir, '.github/ISSUE_TEMPLATE/add-a-product.yml'), 'utf8')) as {
  name: string;
  description: string;
  body: Field[];
};
const { model, common } = await readSchemas();
const { required, properties } = model as { required: string[]; properties: Record<string, Property> };
const { $defs } = common as { $defs: Record<string, Property> };

/** A field's description, which may be in the schema that it refers to. */
function wordsOf({ description, $ref }: Property): string {
  return description ?? $defs[$ref?.split('/').at(-1) ?? '']?.description ?? '';
}

const fields = form.body.filter(({ id }) => id !== undefined && id !== 'source');

describe('the form "Add a product"', () => {
  test.each(fields.map((field) => [field.id ?? '', field] as const))(
    'asks for %s in the words of the schema',
    (id, field) => {
      expect(properties).toHaveProperty(id);
      expect(field.attributes.description?.startsWith(wordsOf(properties[id] ?? {}))).toBe(true);
      expect(field.attributes.label?.toLowerCase()).toBe(id);
    },
  );

  test('demands just what a file demands', () => {
    const demanded = form.body.filter((field) => field.validations?.required).map(({ id }) => id);
    expect(demanded.toSorted()).toEqual(required.toSorted());
  });

  test('is one that GitHub takes: a name, a description, known types, each id once', () => {
    expect([form.name, form.description].every(Boolean)).toBe(true);
    for (const { type } of form.body) expect(['markdown', 'input', 'textarea']).toContain(type);
    const ids = form.body.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('what people read when they write to the project names no tool of programmers', () => {
  for (const file of globSync('.github/{ISSUE_TEMPLATE/*,pull_request_template.md}', { cwd: projectDir })) {
    expect(readFileSync(path.join(projectDir, file), 'utf8')).not.toMatch(/\b(npm|YAML|CI|lint|schema|JSON)\b/);
  }
});
