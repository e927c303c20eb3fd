import type { Finding, Fix } from '../../../yaml/finding.ts';
import { findingIn, itemsAt, textAt, type Entry } from '../../../catalogue/entry.ts';
import { normalizeName } from '../../../text/names.ts';
import { categoriesAbove, entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';

interface WrittenChoice {
  value: string;
  entry: Entry;
  pointer: string;
}

/**
 * Duplicate machinery values are an error, since a link could not tell them apart. Duplicate applications under one
 * machinery share one choice: only a warning, since a copied entry starts with the choice of its original.
 */
export const rule: Rule = { names: ['enquiry/machinery-twice', 'enquiry/not-main', 'enquiry/option-twice'], check };

function check(input: RuleInput): Finding[] {
  const categories = entriesOf(input, 'category');
  const machinery = categories.flatMap((entry): WrittenChoice[] => {
    const value = textAt(entry, '/enquiry/machinery');
    const aliases = itemsAt(entry, '/enquiry/aliases').flatMap(({ pointer, value: alias }) =>
      typeof alias === 'string' ? { value: alias, entry, pointer } : [],
    );
    return [...(value === undefined ? [] : [{ value, entry, pointer: '/enquiry/machinery' }]), ...aliases];
  });
  const inner = categories
    .filter((entry) => textAt(entry, '/parent') !== undefined && textAt(entry, '/enquiry/machinery') !== undefined)
    .filter((entry) => !categoriesAbove(input, entry).includes(entry))
    .map((entry) =>
      findingIn(
        entry,
        '/enquiry/machinery',
        {
          rule: 'enquiry/not-main',
          message: 'Only a main category can have `machinery`; this one has a parent.',
          fix: 'write `option:`, which is a choice under Applications',
        },
        'name',
      ),
    );
  return [
    ...inner,
    ...findTwice(machinery).map(([choice, first]) =>
      findingIn(choice.entry, choice.pointer, {
        rule: 'enquiry/machinery-twice',
        message: `The machinery \`${choice.value}\` of the enquiry form is already in ${first.entry.file}.`,
        fix: 'choose another value, or delete the line',
      }),
    ),
    ...optionGroups(input).flatMap((group) =>
      findTwice(group.toSorted((a, b) => rankOf(a) - rankOf(b))).map(([choice, first]) =>
        findingIn(choice.entry, choice.pointer, {
          rule: 'enquiry/option-twice',
          message: `The choice "${choice.value}" of the enquiry form is already in ${first.entry.file}: both share one choice, which is only right if this file is still a copy of that one.`,
          fix: ownChoice(choice),
          severity: 'warning',
        }),
      ),
    ),
  ];
}

function findTwice(choices: WrittenChoice[]): [WrittenChoice, WrittenChoice][] {
  const seen = new Map<string, WrittenChoice>();
  return choices.flatMap((choice): [WrittenChoice, WrittenChoice][] => {
    const key = choice.value.toLowerCase();
    const first = seen.get(key);
    if (first) return [[choice, first]];
    seen.set(key, choice);
    return [];
  });
}

const nameOf = (entry: Entry) => textAt(entry, '/name') ?? textAt(entry, '/title') ?? '';
const isAlike = (first: string, second: string) => normalizeName(first) === normalizeName(second);

/** Of entries with one choice, the original is the one whose file, or else whose name, is like the choice. */
function rankOf({ value, entry }: WrittenChoice): number {
  if (isAlike(entry.id, value)) return 0;
  return isAlike(nameOf(entry), value) ? 1 : 2;
}

function ownChoice({ value, entry }: WrittenChoice): Fix {
  const name = nameOf(entry);
  const more = ', or delete the line to use the choice of the category above';
  if (name === '' || isAlike(name, value)) return `write its own name behind \`option:\`${more}`;
  return { field: 'option', value: name, more };
}

/** The choices under Applications, by main category. */
function optionGroups(input: RuleInput): WrittenChoice[][] {
  const categories = entriesOf(input, 'category');
  const equipment = categories.find((entry) => textAt(entry, '/layout') === 'equipment')?.id;
  const mainOf = (id: string | undefined): string | undefined => {
    const category = entryNamed(input, 'category', id);
    const main = category && (categoriesAbove(input, category).at(-1) ?? category);
    // A category without `machinery` belongs to the choice for other equipment.
    return main && textAt(main, '/enquiry/machinery') === undefined ? equipment : main?.id;
  };
  const machines = (['category', 'model', 'equipment'] as const).flatMap((kind) => entriesOf(input, kind));
  const choices = machines.flatMap((entry) => {
    const value = textAt(entry, '/enquiry/option');
    if (value === undefined) return [];
    const category = entry.kind === 'model' ? textAt(entry, '/category') : equipment;
    const main = mainOf(entry.kind === 'category' ? entry.id : category);
    return { value, entry, pointer: '/enquiry/option', main };
  });
  return [...Map.groupBy(choices, ({ main }) => main).values()];
}
