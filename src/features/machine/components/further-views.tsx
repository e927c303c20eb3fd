import type { PictureId, MachineFiles, MachineView } from '../../../catalogue/shown/parts.ts';
import styled from '@emotion/styled';
import { sceneViewerAddress } from '../../../catalogue/media/scene-viewer.ts';
import { FileItems } from '../../downloads/all-files.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { useShell } from '../../../ui/shell.tsx';
import { colour, labelText, media, space, mutedText, touchTarget, hidden } from '../../../ui/theme.ts';

/** What the main view shows. */
export type ShownView = PictureId | '3d';

export interface ViewedMachine {
  name: string;
  views: MachineView[];
  initialView: PictureId;
  files?: MachineFiles | undefined;
}

const Row = styled.div`
  grid-column: 1 / -1;
  border-top: 1px solid ${colour.line};
  > div,
  ul {
    display: flex;
    flex-wrap: wrap;
  }
  > div + ul {
    border-top: 1px solid ${colour.line};
  }
  button,
  a {
    ${labelText}
    ${touchTarget}
    padding: 0 ${space.x2};
    color: ${colour.primary};
    text-decoration: none;
    &:hover {
      background: ${colour.primaryPale};
    }
    &[aria-pressed='true'] {
      background: ${colour.mist};
      color: ${colour.ink};
      box-shadow: inset 0 3px ${colour.primary};
    }
  }
  p {
    padding: 0 ${space.x2} ${space.x1};
    ${mutedText}
  }
  ${media.noScript} {
    button {
      display: none;
    }
  }
  ${hidden.print}
`;

/** Display order. */
interface FurtherViewsProps {
  machine: ViewedMachine;
  shown: ShownView;
  onShow: (id: ShownView) => void;
}

/** Below the thumbnails: drawings that show no angle, the 3D view and the downloads. */
export function FurtherViews({ machine: { name, views, files }, shown, onShow }: FurtherViewsProps) {
  const { path, notice, files: labels, words } = useShell().downloads;
  const further = views.filter(({ id }) => id === 'plan' || id === 'arrangement');
  const buttons = [...further, ...(files?.glb ? [{ id: '3d' as const, label: words.turn }] : [])];
  if (buttons.length === 0 && !files) return null;
  return (
    <Row>
      {buttons.length > 0 && (
        <div>
          {buttons.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
              {label}
            </button>
          ))}
          {files?.glb && shown === '3d' && <HallLink name={name} file={files.glb} />}
        </div>
      )}
      {files && (
        <ul>
          <FileItems name={name} files={files} />
          {path && (
            <li>
              <AppLink to={path}>{words.all}</AppLink>
            </li>
          )}
        </ul>
      )}
      {files?.glb && <p>{`${labels.dxf}, ${labels.glb}: ${notice}`}</p>}
    </Row>
  );
}

/**
 * Link to Android's AR viewer, which shows the machine at true size in the camera image. It fetches the file by
 * https. Phones with Android only; it is beside the 3D view, since a late element would move the page below.
 */
function HallLink({ name, file }: { name: string; file: string }) {
  const { origin, downloads } = useShell();
  if (!origin.startsWith('https:') || !navigator.userAgent.includes('Android')) return null;
  return <a href={sceneViewerAddress(origin + file, name, origin + (downloads.path ?? '/'))}>{downloads.words.hall}</a>;
}
