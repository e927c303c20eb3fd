import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { followsInPage } from '../../ui/app-link.tsx';
import { useShell } from '../../ui/shell.ts';
import { media, hidden, space } from '../../ui/theme.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { isField } from '../../ui/hooks/elements.ts';
import type { SearchBoxProps } from './components/search-box.tsx';

/** Id of the field on the search page, which the header's button links to. */
export const searchFieldId = 'search-field';

/** On small screens well apart from the menu's button, so that a thumb meets one of them. */
const Opener = styled.a`
  padding: 14px;
  margin-inline: -24px -14px;
  color: inherit;
  svg {
    display: block;
  }
  ${media.belowDesk} {
    margin-inline: auto ${space.x1};
  }
  ${media.noScript} {
    margin: 0;
  }
  ${hidden.print}
`;

const load = () => {
  // Starts loading the search itself; the field requests it again when mounted.
  import('./open-search.ts').catch(() => undefined);
  return import('./components/search-box.tsx');
};

interface SearchEntryProps {
  /** A menu that is opened while the search is loading stays; the search does not open then. */
  isMenuOpen: boolean;
  onOpen: () => void;
}

/** Link to the search page; after hydration it opens the field in the header. */
export function SearchEntry({ isMenuOpen, onOpen }: SearchEntryProps) {
  const { to, label } = useShell().search;
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>();
  const [isWanted, want] = useState(false);
  if (isWanted && isMenuOpen) want(false);
  const opener = useRef<HTMLAnchorElement>(null);

  const open = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    const field = document.getElementById(searchFieldId);
    if (field) return field.focus();
    onOpen();
    want(true);
    load().then(
      ({ SearchBox }) => setBox(() => SearchBox),
      () => location.assign(to),
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key === '/' && !(event.ctrlKey || event.metaKey || event.altKey);
    // While typing in a field, a slash is just text.
    if (isShortcut && !isField(event.target)) open(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Opener
        href={to}
        ref={opener}
        aria-label={label}
        onMouseEnter={() => void load().catch(() => undefined)}
        onClick={(event) => followsInPage(event) && open(event)}
      >
        <Icon size={20} strokeWidth="2" d="M2.5 8.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M13 13l5 5" />
      </Opener>
      {Box && isWanted && (
        <Box
          onClose={({ refocus } = { refocus: false }) => {
            want(false);
            if (refocus) opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
