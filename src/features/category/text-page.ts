import type { PageOf } from '../page/declare.ts';
import { filledRelated, relatedToCategory } from '../machine/related.ts';
import { modelCard } from '../page/cards.ts';
import { categoryPages, categoryParts, onlyModels } from './category-pages.ts';

/** An information page; models of the category are listed below the text. */
export const list = categoryPages('text', 'text', { ...onlyModels, size: 'cards' }, (catalogue, category, slice) => {
  const { body = [], questions = [] } = slice.number === 1 ? category : {};
  const parts = categoryParts(catalogue, category, slice);
  const { to, search } = parts.enquiry;
  const { machine: words } = catalogue.words;
  const message = questions.map(({ title }) => `${title}: `).join('\n');
  return {
    ...parts,
    body,
    /** What a proposal depends on, and the link to the form whose message begins with it. */
    questions: {
      heading: words.questions,
      items: questions,
      form: { to, label: words.answer, search: `${search}&message=${encodeURIComponent(message)}` },
    },
    /** What has to do with it, as a machine that is built to order. */
    related: filledRelated(slice.number === 1 ? relatedToCategory(catalogue, category) : {}),
    cards: slice.items.map((model) => ({ ...modelCard(catalogue, model), text: model.description })),
  };
});

export type TextPageData = PageOf<typeof list>;
