import type { PictureId, MachineFiles, MachineView } from '../../../catalogue/shown/parts.ts';
import { sceneViewerAddress } from '../../../catalogue/paths.ts';
import { FilesBelow } from '../../downloads/all-files.tsx';
import { useShell } from '../../../ui/shell.ts';

/** What the main view shows. */
export type ShownView = PictureId | '3d';

export interface ViewedMachine {
  name: string;
  views: MachineView[];
  /** If it is not the first one. */
  initialView?: PictureId | undefined;
  files?: MachineFiles | undefined;
}

interface FurtherViewsProps {
  machine: ViewedMachine;
  shown: ShownView;
  onShow: (id: ShownView) => void;
}

/** Below the thumbnails: drawings that show no angle, the 3D view and the downloads. */
export function FurtherViews({ machine: { name, views, files }, shown, onShow }: FurtherViewsProps) {
  const { words } = useShell().downloads;
  const further = views.filter(({ id }) => id === 'plan' || id === 'arrangement');
  const buttons = [...further, ...(files?.glb ? [{ id: '3d' as const, label: words.turn }] : [])];
  if (buttons.length === 0 && !files) return null;
  return (
    <FilesBelow name={name} files={files}>
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
    </FilesBelow>
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
