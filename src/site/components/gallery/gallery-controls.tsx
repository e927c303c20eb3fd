import styled from '@emotion/styled';
import { colour, font, layout, motion, size, space, hidden } from '../../theme.ts';
import { Icon } from '../machine/icon.tsx';
import { useWords } from '../../frame/shell.tsx';

const Bar = styled.div`
  display: flex;
  gap: ${space.x1};
  ${hidden.noScript}
`;
const Control = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x1};
  min-width: 48px;
  min-height: 48px;
  padding: 0 ${space.x2};
  border: 1.5px solid ${colour.lineStrong};
  border-radius: ${layout.radius};
  background: ${colour.paper};
  font-size: ${size.body};
  font-weight: ${font.weight.semibold};
  color: ${colour.ink};
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  &:hover {
    border-color: ${colour.ink};
    background: ${colour.mist};
  }
  &:active {
    background: ${colour.primaryPale};
  }
  svg {
    flex: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* Back and forward follow the text direction; play always points right, as on devices. */
  &[aria-label] svg {
    transform: scaleX(var(--forward));
  }
`;

const shapes = {
  previous: 'M12.5 3.5 6 10l6.5 6.5',
  next: 'M7.5 3.5 14 10l-6.5 6.5',
  play: 'M6 4v12l10-6z',
  pause: 'M7 4v12M13 4v12',
} as const;

const Sign = ({ shape }: { shape: keyof typeof shapes }) => <Icon size={20} strokeWidth="1.8" d={shapes[shape]} />;

export interface GalleryControlsProps {
  playing: boolean;
  onPlay: () => void;
  onStep: (step: number) => void;
}

/** Previous, next and play/pause buttons. */
export function GalleryControls({ playing, onPlay, onStep }: GalleryControlsProps) {
  const words = useWords().fairs;
  return (
    <Bar>
      <Control type="button" aria-label={words.previous} onClick={() => onStep(-1)}>
        <Sign shape="previous" />
      </Control>
      <Control type="button" aria-label={words.next} onClick={() => onStep(1)}>
        <Sign shape="next" />
      </Control>
      <Control type="button" onClick={onPlay}>
        <Sign shape={playing ? 'pause' : 'play'} />
        {playing ? words.pause : words.play}
      </Control>
    </Bar>
  );
}
