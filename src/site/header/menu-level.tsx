import { useState, type ReactNode } from 'react';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import type { MenuNode } from '../../catalogue/navigation.ts';
import { useAlignedDrawings, type AlignedDrawing, Elevation } from '../../ui/pictures/aligned-drawings.tsx';
import { Chevron } from './entry-style.ts';
import { Level, LevelTop, LevelName, Scale } from './level-frame.ts';
import { backId, levelId, openerId, placeOfLevel, type Menu } from './use-menu.ts';
import { useWords } from '../../ui/shell.ts';
import styled from '@emotion/styled';
import { Image } from '../../ui/pictures/image.tsx';
import { colour, font, media, space, touchTarget } from '../../ui/theme.ts';
import { AppLink } from '../../ui/app-link.tsx';

interface MenuLinkProps {
  menu: Menu;
  link: Pick<InternalLink, 'to' | 'search'>;
  className?: string | undefined;
  children: ReactNode;
}

/** A header link; closes the menu and marks the current page. */
export function MenuLink({ menu, link, className, children }: MenuLinkProps) {
  return (
    <AppLink
      to={link.to}
      search={link.search}
      className={className}
      aria-current={menu.path === link.to ? 'page' : undefined}
      onClick={menu.choose}
    >
      {children}
    </AppLink>
  );
}

const BackButton = styled.button`
  ${touchTarget}
  gap: ${space.x1};
  margin-inline-start: -${space.x1};
  padding-block: 0;
  padding-inline: ${space.x1} ${space.x2};
  font-weight: ${font.weight.semibold};
  color: ${colour.primary};
  &:hover {
    color: ${colour.ink};
  }
  ${media.desk} {
    margin-top: -${space.x1};
  }
`;

/** Before the label, but after it in the document: nothing is put in front of a text. No drawings on small screens. */
const drawing = `
  order: -1;
  flex: 0 0 100%;
  width: 100%;
  height: 152px;
  ${media.belowDesk} {
    display: none;
  }
`;

const Thumbnail = styled(Image)`
  ${drawing}
  object-fit: contain;
  object-position: calc(50% - var(--forward) * 50%) center;
`;

/** A machine's elevation at the scale of its neighbours. */
const SmallElevation = styled(Elevation)(drawing);

interface MenuLevelProps {
  menu: Menu;
  label: string;
  /** The category's page; level 1 has none. */
  page?: InternalLink | undefined;
  nodes: MenuNode[];
  trail: readonly number[];
}

/**
 * One level of the products menu and all levels below it; only the current one is shown. Every page contains all
 * levels as links; drawings and the level's header are added when it is first shown, and stay.
 */
export function MenuLevel({ menu, label, page, nodes, trail }: MenuLevelProps) {
  const { state, dispatch } = menu;
  const words = useWords();
  const place = placeOfLevel(trail, state.trail);
  const isShown = state.productsOpen && place === 'current';
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  const row = useAlignedDrawings(nodes.map(({ elevation }) => (wasShown ? elevation : undefined)));
  return (
    <Level
      id={levelId(trail)}
      data-place={place}
      data-first={trail.length === 0 || undefined}
      data-move={wasShown ? state.move : undefined}
    >
      {wasShown && (
        <LevelTop>
          {trail.length > 0 && (
            <BackButton type="button" id={backId(trail)} onClick={() => dispatch({ type: 'back' })}>
              <Chevron data-to="back" />
              {words.page.back}
            </BackButton>
          )}
          <LevelName>{label}</LevelName>
          {row && !row.isOneScale && <Scale>{words.pictures.notOneScale}</Scale>}
        </LevelTop>
      )}
      <ul>
        {page && (
          <li data-own>
            <MenuLink menu={menu} link={page}>
              {page.label}
            </MenuLink>
          </li>
        )}
        {nodes.map((node, index) => (
          <Item
            key={index}
            menu={menu}
            node={node}
            trail={[...trail, index]}
            drawn={wasShown}
            place={row?.places[index]}
          />
        ))}
      </ul>
    </Level>
  );
}

interface ItemProps {
  menu: Menu;
  node: MenuNode;
  trail: readonly number[];
  /** Whether the drawing is shown. */
  drawn: boolean;
  /** Position of its elevation among its neighbours. */
  place: AlignedDrawing | undefined;
}

function Item({ menu, node, trail, drawn, place }: ItemProps) {
  const { state, dispatch } = menu;
  const entered = placeOfLevel(trail, state.trail) !== 'closed';
  const face = (
    <>
      <span data-label="">{node.label}</span>
      {drawn && node.picture && <Thumbnail picture={node.picture} sizes="160px" />}
      {drawn && node.elevation && <SmallElevation src={node.elevation} place={place} />}
    </>
  );
  if (!('children' in node)) {
    return (
      <li>
        <MenuLink menu={menu} link={node}>
          {face}
        </MenuLink>
      </li>
    );
  }
  return (
    <li data-entered={entered}>
      <button
        type="button"
        id={openerId(trail)}
        aria-expanded={entered}
        aria-controls={levelId(trail)}
        onClick={() => dispatch({ type: 'enter', index: trail.at(-1) ?? 0 })}
      >
        {face}
        <Chevron data-to="forward" />
      </button>
      <MenuLevel menu={menu} label={node.label} page={node.page} nodes={node.children} trail={trail} />
    </li>
  );
}
