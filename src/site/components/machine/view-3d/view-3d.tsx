import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useShell } from '../../../frame/shell.tsx';
import { space, mutedText } from '../../../theme.ts';
import { openScene3d, type Scene3d } from './scene-3d.ts';
import { fill } from '../../../../catalogue/words.ts';

const Frame = styled.div`
  position: relative;
  width: 100%;
  canvas {
    display: block;
    width: 100%;
    aspect-ratio: 300 / 280;
    cursor: grab;
  }
  p {
    min-height: 3em;
    margin-top: ${space.half};
    ${mutedText}
  }
`;

/** Radians and zoom factor per key press. */
const [step, nearer] = [Math.PI / 18, 0.88];

const keys: Readonly<Record<string, (scene: Scene3d) => void>> = {
  ArrowLeft: ({ controls }) => controls.rotateLeft(step),
  ArrowRight: ({ controls }) => controls.rotateLeft(-step),
  ArrowUp: ({ controls }) => controls.rotateUp(step),
  ArrowDown: ({ controls }) => controls.rotateUp(-step),
  '+': ({ controls }) => controls.dollyIn(nearer),
  '=': ({ controls }) => controls.dollyIn(nearer),
  '-': ({ controls }) => controls.dollyOut(nearer),
  Enter: (scene) => scene.showNextPart(),
  ' ': (scene) => scene.showNextPart(),
};

interface View3dProps {
  address: string;
  name: string;
  /** Called on Escape. */
  onClose: () => void;
}

/** A machine's 3D view, controlled by pointer, touch and keyboard. Nothing moves by itself. */
export default function View3d({ address, name, onClose }: View3dProps) {
  const { model, loading, hint, failed } = useShell().downloads.words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene3d>(undefined);
  const [words, setWords] = useState(loading);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    const watcher = new ResizeObserver(() => scene.current?.resize());
    openScene3d(element, address, (part) => setWords(part || hint)).then(
      (opened) => {
        if (isGone) return opened.dispose();
        scene.current = opened;
        watcher.observe(element);
        setWords(hint);
      },
      () => setWords(failed),
    );
    return () => {
      isGone = true;
      watcher.disconnect();
      scene.current?.dispose();
      scene.current = undefined;
    };
  }, [address, hint, failed]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') return onClose();
    const move = keys[event.key];
    if (!move || !scene.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(scene.current);
  }

  return (
    <Frame>
      <canvas
        ref={canvas}
        role="button"
        aria-label={`${fill(model, { machine: name })}. ${hint}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      <p role="status">{words}</p>
    </Frame>
  );
}
