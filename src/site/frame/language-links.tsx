import { useRouterState } from '@tanstack/react-router';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { PageData } from '#generated/pages.gen.ts';
import { directionOf } from '../../text/language.ts';
import { useShell } from '../../ui/shell.ts';

type Look = ComponentType<{
  children?: ReactNode;
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}>;

/** The query is that of the moment, which the prerendered page does not know. */
const keepQuery = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.search = location.search;
};

/** Links to the same page in the site's other languages, as items of a list; to the home page where it is not there. */
export function LanguageLinks({ look: Anchor = 'a' as unknown as Look }: { look?: Look }) {
  const { languages, language } = useShell();
  const paths = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.loaderData as PageData | undefined)?.head.languages,
  });
  const others = languages?.all.filter(({ tag }) => tag !== language) ?? [];
  return others.map(({ tag, name, home }) => (
    <li key={tag}>
      <Anchor href={paths?.[tag] ?? home} {...{ lang: tag, dir: directionOf(tag), hrefLang: tag }} onClick={keepQuery}>
        {name}
      </Anchor>
    </li>
  ));
}
