/**
 * React's JSX runtime, in which a text in another language than the page (`src/text/foreign-text.ts`) gets an element of
 * its own, with its language. The compiler imports it (`jsxImportSource`).
 */
import { createElement, type ElementType, type ReactNode } from 'react';
import * as react from 'react/jsx-runtime';
import { isForeign } from '../../text/foreign-text.ts';
import { ForeignText } from '../foreign-text.ts';

export { Fragment, type JSX } from 'react/jsx-runtime';

/** Elements that hold text alone. */
const ofText: ReadonlySet<unknown> = new Set(['option', 'textarea', 'title']);

/** Of other components a text may be more than a child. */
const isElement = (type: unknown) =>
  typeof type === 'string' ? !ofText.has(type) : typeof type === 'object' && type !== null && '__emotion_base' in type;

const shown = (child: ReactNode) =>
  typeof child === 'string' && isForeign(child) ? createElement(ForeignText, { text: child }) : child;

export function jsx(type: ElementType, props: { children?: ReactNode }, key?: string) {
  const { children } = props;
  const given = typeof children === 'string' && isElement(type) && isForeign(children);
  return react.jsx(type, given ? { ...props, children: shown(children) } : props, key);
}

export function jsxs(type: ElementType, props: { children: ReactNode[] }, key?: string) {
  const { children } = props;
  const given = isElement(type) && children.some((child) => typeof child === 'string' && isForeign(child));
  return react.jsxs(type, given ? { ...props, children: children.map(shown) } : props, key);
}
