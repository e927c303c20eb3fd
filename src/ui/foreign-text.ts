import { createElement } from 'react';
import { withoutMarks } from '../text/foreign-text.ts';
import { directionOf } from '../text/language.ts';
import { useShell } from './shell.ts';

/** A text of the site's first language on a page in another. */
export function ForeignText({ text }: { text: string }) {
  const { languages, language } = useShell();
  const lang = languages?.all[0]?.tag ?? language;
  return createElement('span', { lang, dir: directionOf(lang) }, withoutMarks(text));
}
