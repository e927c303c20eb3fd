/**
 * The emotion rules that the server's renders use. Their texts are made once; a render notes which of them it needs.
 */
import type { SerializedStyles } from '@emotion/react';
import type { SharedText } from '../rendered-page.ts';
import { createStyleCache } from '../style-cache.ts';
import { insertRule } from '../styled/insert-rule.ts';
import { shareText } from './shared-text.ts';

const cache = createStyleCache();
let noted = new Set<string>();

/** Notes a rule, with the keyframes that it names, for the render that goes on. */
export function noteRule(rule: SerializedStyles): void {
  if (noted.has(rule.name)) return;
  insertRule(cache, rule);
  for (let part: SerializedStyles | undefined = rule; part; part = part.next) noted.add(part.name);
}

/** The names of the rules that a render uses, in the order of their first use. */
export function namesOfRules<T>(render: () => T): { result: T; names: Set<string> } {
  noted = new Set();
  return { result: render(), names: noted };
}

/** Beyond so many, texts are forgotten: pages with a photo of their own have rules of their own. */
const MOST_TEXTS = 64;
const texts = new Map<string, SharedText>();

/** The text of some rules, and their names in one line: the same text for the same names. */
export function textOfRules(names: ReadonlySet<string>): { css: SharedText; cssNames: string } {
  const cssNames = [...names].join(' ');
  let css = texts.get(cssNames);
  if (css === undefined) {
    css = shareText([...names].map((name) => cache.inserted[name]).join(''));
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(cssNames, css);
  }
  return { css, cssNames };
}
