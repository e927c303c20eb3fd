import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useShell } from '../../../../ui/shell.ts';
import { colour, font, layout, media, size, space } from '../../../../ui/theme.ts';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { openScene3d, type Scene3d } from './scene-3d.ts';
import { fill, type Words } from '../../../../catalogue/words.ts';

/** In its place on the page, or in the top layer, where it fills the screen. */
const Frame = styled.dialog<{ $shape: string }>`
  position: static;
  display: grid;
  grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
  gap: ${space.x1};
  width: 100%;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${colour.paper};
  color: ${colour.ink};
  canvas {
    display: block;
    width: 100%;
    aspect-ratio: ${({ $shape }) => $shape};
    cursor: grab;
    /* A finger turns the machine sideways and scrolls the page up and down; two fingers zoom. */
    touch-action: pan-y;
  }
  p {
    min-height: 3em;
    font-size: ${size.small};
    line-height: 1.4;
    color: ${colour.muted};
  }
  [data-part] {
    font-size: ${size.body};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
  }
  &:modal {
    position: fixed;
    inset: 0;
    height: 100dvh;
    padding: ${space.x1};
    p {
      text-align: center;
    }
    canvas {
      height: 100%;
      aspect-ratio: auto;
      touch-action: none;
    }
    html:has(&) {
      overflow: hidden;
    }
  }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(44px, 64px));
  gap: ${space.half};
  justify-content: center;
  ${media.tablet} {
    grid-template-columns: repeat(8, minmax(44px, 56px));
  }
  button {
    display: grid;
    place-items: center;
    min-height: 44px;
    border: 1px solid ${colour.lineStrong};
    border-radius: ${layout.radius};
    color: ${colour.primary};
    &:hover {
      background: ${colour.primaryPale};
    }
    &:disabled {
      color: ${colour.lineStrong};
      cursor: progress;
    }
  }
`;

/** Radians and zoom factor per press. */
const [step, nearer] = [Math.PI / 18, 0.88];

type Move = (scene: Scene3d) => void;
const moves = {
  turnLeft: ({ controls }) => controls.rotateLeft(step),
  turnRight: ({ controls }) => controls.rotateLeft(-step),
  tiltUp: ({ controls }) => controls.rotateUp(step),
  tiltDown: ({ controls }) => controls.rotateUp(-step),
  zoomIn: ({ controls }) => controls.dollyIn(nearer),
  zoomOut: ({ controls }) => controls.dollyOut(nearer),
  nextPart: (scene) => scene.showNextPart(),
  reset: (scene) => scene.reset(),
} satisfies Record<string, Move>;

const keys: Readonly<Record<string, keyof typeof moves>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'tiltUp',
  ArrowDown: 'tiltDown',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  Enter: 'nextPart',
  ' ': 'nextPart',
  Home: 'reset',
};

/** The buttons and their icons on an 18 px grid. */
const tools = [
  ['turnLeft', 'M6 3L3 6l3 3M3 6h8a4 4 0 0 1 0 8H6'],
  ['turnRight', 'M12 3l3 3-3 3M15 6H7a4 4 0 0 0 0 8h5'],
  ['tiltUp', 'M3 9l6-6 6 6M9 3v12'],
  ['tiltDown', 'M3 9l6 6 6-6M9 15V3'],
  ['zoomIn', 'M9 3v12M3 9h12'],
  ['zoomOut', 'M3 9h12'],
  ['reset', 'M3 8l6-5 6 5v7H3z'],
] as const satisfies readonly (readonly [keyof typeof moves & keyof Words['view3d'], string])[];

/** Corners that point outwards and inwards. */
const fullScreenSigns = {
  fillScreen: 'M7 3H3v4M11 3h4v4M7 15H3v-4M11 15h4v-4',
  leaveScreen: 'M3 7h4V3M15 7h-4V3M3 11h4v4M15 11h-4v4',
} as const;

interface View3dProps {
  address: string;
  name: string;
  /** Proportions of the picture that it opens on: `300 / 280`. */
  shape: string;
  /** The button that opened it. */
  opener: Element | null;
  /** Called on Escape. */
  onClose: () => void;
}

/** A machine's 3D view, controlled by buttons, pointer, touch and keyboard. Nothing moves by itself. */
export default function View3d({ address, name, shape, opener, onClose }: View3dProps) {
  const { downloads, words } = useShell();
  const { model, loading, hint, failed } = downloads.words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDialogElement>(null);
  const scene = useRef<Scene3d>(undefined);
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');
  const [part, setPart] = useState('');
  const [fillsScreen, fillScreen] = useState(false);

  useEffect(() => {
    const [element, dialog] = [canvas.current, frame.current];
    if (!element || !dialog) return;
    let isGone = false;
    // Opening a dialog moves the focus into it: not from where a visitor is by now.
    const { activeElement } = document;
    dialog.setAttribute('open', '');
    if (activeElement === opener || activeElement === document.body) element.focus();
    const watcher = new ResizeObserver(() => scene.current?.resize());
    openScene3d(element, address, setPart).then(
      (opened) => {
        if (isGone) return opened.dispose();
        scene.current = opened;
        watcher.observe(element);
        setState('open');
      },
      () => setState('failed'),
    );
    return () => {
      isGone = true;
      watcher.disconnect();
      scene.current?.dispose();
      scene.current = undefined;
    };
  }, [address, opener]);

  /** Moves the same element between the page and the top layer, with the focus where it was. */
  function toggleScreen(): void {
    const { current: dialog } = frame;
    const focused = document.activeElement;
    dialog?.close();
    if (fillsScreen) dialog?.setAttribute('open', '');
    else dialog?.showModal();
    if (focused instanceof HTMLElement) focused.focus();
    fillScreen(!fillsScreen);
  }
  /** Escape leaves the full screen first. */
  function onCancel(event: SyntheticEvent): void {
    event.preventDefault();
    toggleScreen();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !fillsScreen) return onClose();
    const move = event.target === canvas.current && keys[event.key];
    if (!move || !scene.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moves[move](scene.current);
  }

  const says = part || { loading, open: hint, failed }[state];
  const screen = fillsScreen ? 'leaveScreen' : 'fillScreen';
  const label = fill(model, { machine: name });
  return (
    <Frame ref={frame} $shape={shape} aria-label={label} onCancel={onCancel} onKeyDown={onKeyDown}>
      <canvas ref={canvas} role="button" aria-label={`${label}. ${hint}`} tabIndex={0} />
      {state !== 'failed' && (
        <Tools>
          {tools.map(([move, sign]) => (
            <button
              key={move}
              type="button"
              aria-label={words.view3d[move]}
              title={words.view3d[move]}
              disabled={state === 'loading'}
              onClick={() => scene.current && moves[move](scene.current)}
            >
              <Icon size={18} strokeWidth="1.75" d={sign} />
            </button>
          ))}
          <button type="button" aria-label={words.view3d[screen]} title={words.view3d[screen]} onClick={toggleScreen}>
            <Icon size={18} strokeWidth="1.75" d={fullScreenSigns[screen]} />
          </button>
        </Tools>
      )}
      <p role="status">
        <span key={says} data-part={part ? '' : undefined}>
          {says}
        </span>
      </p>
    </Frame>
  );
}
