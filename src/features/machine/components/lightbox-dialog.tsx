import type { PictureId, MachineView } from '../../../catalogue/shown/parts.ts';
import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { colour, labelText, layout, media, motion, space } from '../../../ui/theme.ts';
import { CrossButton } from '../../../ui/links/button.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { Image } from '../../../ui/pictures/image.tsx';
import { useWords } from '../../../ui/shell.ts';
import { arrowStep } from '../../../ui/hooks/elements.ts';

export interface LightboxProps {
  views: MachineView[];
  shown: MachineView;
  onShow: (id: PictureId) => void;
}

/** Height in pixels of the bars above and below the picture. */
const bars = 176;
/** Minimum width of a sheet in pixels: keeps its text readable; phones scroll it. */
const minSheetWidth = 1040;

const Frame = styled.dialog`
  width: min(1320px, 100vw - 2 * ${space.x4});
  max-width: none;
  height: fit-content;
  max-height: calc(100dvh - 2 * ${space.x2});
  padding: 0;
  border: 0;
  background: ${colour.paper};
  color: ${colour.ink};
  overflow: hidden;
  html:has(&[open]) {
    overflow: hidden;
  }
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  &::backdrop {
    background: color-mix(in srgb, ${colour.inkDeep} 78%, transparent);
  }
  ${media.phone} {
    width: 100vw;
    height: 100dvh;
    max-height: none;
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2};
  min-height: 56px;
  padding-inline: ${space.x2} 6px;
  border-bottom: 1px solid ${colour.line};
`;
const Caption = styled.p(labelText);
const Stage = styled('div', { shouldForwardProp: (name) => name !== 'isSheet' })<{ isSheet: boolean }>`
  display: grid;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
  img {
    margin: auto;
    width: ${({ isSheet }) =>
      isSheet
        ? `max(${minSheetWidth}px, min(100%, (100dvh - ${bars}px) * 1.4145))`
        : `min(100%, (100dvh - ${bars}px) * 1.0714)`};
    max-width: none;
    max-height: none;
  }
`;
const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  padding: ${space.x1};
  border-top: 1px solid ${colour.line};
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;
const Choice = styled.button`
  ${labelText}
  min-height: 44px;
  padding: 0 ${space.x2};
  border-radius: ${layout.radius};
  color: ${colour.muted};
  transition: background ${motion.quick};
  &:hover {
    background: ${colour.primaryPale};
  }
  &[aria-pressed='true'] {
    color: ${colour.ink};
    box-shadow: inset 0 -3px ${colour.primary};
  }
  ${media.phone} {
    padding: 0 ${space.x1};
    letter-spacing: 0.06em;
  }
`;

export interface LightboxDialogProps extends LightboxProps {
  onClose: () => void;
}

/** The views of a machine in full window size; closes with Escape, its button or a click outside. */
export function LightboxDialog({ views, shown, onShow, onClose }: LightboxDialogProps) {
  const words = useWords().pictures;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { picture, large = picture } = shown;
  const isSheet = shown.id === 'arrangement';

  function step(by: number): void {
    const next = views[(views.indexOf(shown) + by + views.length) % views.length];
    if (next) onShow(next.id);
  }

  const onKey = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    // On a sheet wider than the window, the arrow keys scroll.
    const { current: sheet } = stage;
    const scrolls = sheet !== null && event.target === sheet && sheet.scrollWidth > sheet.clientWidth;
    if (by === undefined || scrolls) return;
    event.preventDefault();
    step(by);
  };
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <Frame ref={dialog} aria-label={large.alt} onClose={onClose} onClick={closeOutside} onKeyDown={onKey}>
      <Bar>
        <Caption aria-live="polite">{large.alt}</Caption>
        <CrossButton type="button" aria-label={words.close} onClick={() => dialog.current?.close()} />
      </Bar>
      <Stage key={shown.id} ref={stage} isSheet={isSheet} role="group" aria-label={shown.label} tabIndex={0}>
        <Image picture={large} eager sizes={`min(100vw, (100vh - ${bars}px) * 1.0714)`} />
      </Stage>
      <Steps>
        <ArrowButton to="back" aria-label={words.previous} onClick={() => step(-1)} />
        <Choices>
          {views.map(({ id, label }) => (
            <Choice key={id} type="button" aria-pressed={id === shown.id} onClick={() => onShow(id)}>
              {label}
            </Choice>
          ))}
        </Choices>
        <ArrowButton to="forward" aria-label={words.next} onClick={() => step(1)} />
      </Steps>
    </Frame>
  );
}
