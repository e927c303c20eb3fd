import { css, type SerializedStyles } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import handsOn from './hands-on.ts';

/** Sees to it that the page has a rule: a hook in the browser, a note on the server. */
export type UseRule = (rule: SerializedStyles) => void;

type Props = Record<string, unknown>;
type Value = Parameters<typeof css>[number];
type Style = Value | ((props: Props) => Value);
type Forward = (name: string) => boolean;
type Component = (props: Props) => ReactNode;

interface Definition {
  tag: ElementType;
  styles: Style[];
  /** Which properties are handed on, where the component itself says so. */
  forward: Forward | undefined;
}

interface Look {
  rule: SerializedStyles;
  className: string;
}

/** Of properties with more values than this, looks are made anew each time: each photo's stand-in is one. */
const MOST_LOOKS = 256;

const definitions = new WeakMap<object, Definition>();
/** The styles of all classes that were ever given, by the class. */
const registered = new Map<string, string>();

const keepsTheme: Forward = (name) => name !== 'theme';
const defaultForward = (tag: ElementType): Forward => (typeof tag === 'string' ? handsOn : keepsTheme);

function define(tag: ElementType, { shouldForwardProp }: { shouldForwardProp?: Forward }, styles: Style[]): Definition {
  const inner = typeof tag === 'string' ? undefined : definitions.get(tag);
  const [of, own] = [inner?.forward, shouldForwardProp];
  return {
    tag: inner?.tag ?? tag,
    styles: [...(inner?.styles ?? []), ...styles],
    forward: of && own ? (name) => of(name) && own(name) : (own ?? of),
  };
}

/** The styles in the order of the template: its texts with what stands between them. */
function stylesOf(first: TemplateStringsArray | Style, others: Style[]): Style[] {
  if (!Array.isArray(first) || !('raw' in first)) return [first as Style, ...others];
  const [start = '', ...ends] = first as TemplateStringsArray;
  return [start, ...ends.flatMap((text, index) => [others[index], text])];
}

/** Splits the classes that a component is given into styles, which become its own, and all others. */
function adopt(classes: string): { others: string; styles: string[] } {
  const styles: string[] = [];
  let others = '';
  for (const name of classes.split(' ')) {
    const style = registered.get(name);
    if (style !== undefined) styles.push(`${style};`);
    else if (name) others += `${name} `;
  }
  return { others, styles };
}

function makeLook(values: Value[], classes: string): Look {
  const { others, styles } = adopt(classes);
  const rule = css(...values, ...styles);
  registered.set(`css-${rule.name}`, rule.styles);
  return { rule, className: `${others}css-${rule.name}` };
}

/** Gives an element's look by its properties; looks that were given before are remembered. */
function lookOf(styles: Style[]): (props: Props, classes: string) => Look {
  const looks = new Map<string, Look>();
  const dynamic = styles.filter((style) => typeof style === 'function');
  if (dynamic.length === 0) {
    return (_props, classes) => {
      const look = looks.get(classes) ?? makeLook(styles as Value[], classes);
      if (looks.size < MOST_LOOKS) looks.set(classes, look);
      return look;
    };
  }
  return (props, classes) => {
    const made = dynamic.map((style) => style(props));
    // What keyframes depend on is not seen in their text.
    const key = made.some((value) => typeof value === 'object') ? undefined : [classes, ...made].join('\0');
    const known = key === undefined ? undefined : looks.get(key);
    if (known) return known;
    let next = 0;
    const values = styles.map((style) => (typeof style === 'function' ? made[next++] : style));
    const look = makeLook(values, classes);
    if (key !== undefined && looks.size < MOST_LOOKS) looks.set(key, look);
    return look;
  };
}

function component(definition: Definition, useRule: UseRule): Component {
  const { tag, styles } = definition;
  const forward = definition.forward ?? defaultForward(tag);
  const takesAs = !forward('as');
  const look = lookOf(styles);
  const Styled: Component = (props) => {
    const { rule, className } = look(props, typeof props['className'] === 'string' ? props['className'] : '');
    useRule(rule);
    const final = takesAs && props['as'] ? (props['as'] as ElementType) : tag;
    const given: Props = {};
    for (const name in props)
      if (name === 'ref' || (!(takesAs && name === 'as') && forward(name))) given[name] = props[name];
    given['className'] = className;
    return jsx(final, given);
  };
  definitions.set(Styled, definition);
  return Styled;
}

/**
 * Makes what stands for `@emotion/styled` in the programs (see vite.config.ts): the same names of classes and the same rules,
 * but what follows from a component alone is worked out once and not for each element, and an element is one component
 * and not three. `styled(Component, options)` and `styled.div`, as emotion has them; with `as` among elements. Themes and
 * labels are not used here.
 */
export function makeStyled(useRule: UseRule) {
  const styled =
    (tag: ElementType, options: { shouldForwardProp?: Forward } = {}) =>
    (first: TemplateStringsArray | Style, ...others: Style[]): Component =>
      component(define(tag, options, stylesOf(first, others)), useRule);
  return new Proxy(styled, {
    get: (target, tag) => target(String(tag) as ElementType),
  });
}
