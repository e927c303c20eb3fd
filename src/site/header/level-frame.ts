import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { css, colour, font, media, motion, size, space, mutedText, wrapRow } from '../../ui/theme.ts';

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(calc(var(--forward) * var(--from))); }
`;

/** A link or button of a level; the link to the category's own page comes first. */
const control = css`
  ${wrapRow(space.x1)}
  justify-content: space-between;
  width: 100%;
  min-height: 52px;
  padding: ${space.x1} 0;
  border-top: 1px solid ${colour.line};
  font-weight: ${font.weight.medium};
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  color: ${colour.ink};
  > [data-label] {
    flex: 1;
    min-width: 0;
  }
  transition:
    border-color ${motion.quick},
    color ${motion.quick};
  &:hover {
    border-color: ${colour.ink};
    color: ${colour.primary};
  }
  &[aria-current] {
    font-weight: ${font.weight.bold};
    color: ${colour.primary};
  }
`;

/** Without scripts each main category shows its page and then, in the flow, all that is below it. */
const allOpen = css`
  padding-bottom: ${space.x1};
  li > button {
    display: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 28px;
    padding: 2px 0;
    font-size: ${size.small};
    line-height: 1.25;
    text-decoration: none;
    color: ${colour.onInk};
    &:hover {
      text-decoration: underline;
    }
    &[aria-current] {
      font-weight: ${font.weight.bold};
    }
  }
  > ul > li {
    padding-block: 2px;
    border-top: 1px solid ${colour.lineOnInk};
  }
  > ul > li > a,
  [data-own] > a {
    font-weight: ${font.weight.bold};
  }
  li li {
    display: inline-block;
    margin-inline-end: ${space.x2};
    vertical-align: top;
  }
  li li[data-entered],
  li li div,
  li li ul {
    display: inline;
    margin: 0;
  }
  ${media.tablet} {
    > ul > li > div > ul {
      display: flow-root;
      padding-inline-start: 168px;
      > [data-own] {
        float: inline-start;
        width: 152px;
        margin-inline-start: -168px;
      }
    }
  }
`;

/**
 * A level is nested in the list entry that opens it, so that without scripts all levels are visible nested lists.
 * Ancestors of the current level use `display: contents`.
 */
export const Level = styled.div`
  ${media.script} {
    li > a,
    li > button {
      ${control}
    }
    li[data-own] > a {
      font-weight: ${font.weight.bold};
    }
    &[data-place='closed'],
    &[data-place='passed'] > div,
    &[data-place='passed'] > ul > li,
    &[data-place='passed'] > ul > li > button {
      display: none;
    }
    &[data-place='passed'],
    &[data-place='passed'] > ul,
    &[data-place='passed'] > ul > li[data-entered='true'] {
      display: contents;
    }
    &[data-move='forward'] {
      --from: 32px;
    }
    &[data-move='back'] {
      --from: -32px;
    }
    &[data-place='current']:is([data-move='forward'], [data-move='back']) {
      animation: ${slideIn} ${motion.slow};
    }
    ${media.belowDesk} {
      padding-block: ${space.x1} ${space.x2};
      padding-inline: ${space.x2} 0;
      &[data-first='true'] {
        padding-top: 0;
      }
      &[data-first='true'] > div {
        display: none;
      }
      &[data-first='true'] > ul > li:first-of-type > * {
        border-top: 0;
      }
    }
    ${media.desk} {
      &[data-place='current'] {
        display: grid;
        grid-template-columns: minmax(min-content, 16%) minmax(0, 1fr);
        gap: clamp(24px, 4vw, 64px);
      }
      &[data-place='current'] > ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(clamp(116px, 10.5vw, 208px), 1fr));
        align-content: start;
        gap: 0 ${space.x3};
      }
      &[data-place='current'] > ul > li[data-own] {
        grid-column: 1 / -1;
      }
    }
  }
  ${media.noScript} {
    &[data-first='true'] {
      ${allOpen}
    }
  }
`;

export const LevelTop = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  ${media.desk} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space.x1};
  }
`;

/** Name of the current level, in a column as wide as its longest word. */
export const LevelName = styled.p`
  font-size: ${size.h4};
  font-weight: ${font.weight.bold};
  line-height: 1.2;
  color: ${colour.ink};
  ${media.desk} {
    font-size: ${size.h2};
    letter-spacing: -0.01em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
`;

/** Note that the drawings are not at one scale; on wide screens only. */
export const Scale = styled.p`
  ${mutedText}
  ${media.belowDesk} {
    display: none;
  }
`;
