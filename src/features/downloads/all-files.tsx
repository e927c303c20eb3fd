import { useState, type ReactNode } from 'react';
import { useShell } from '../../ui/shell.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import type { MachineFiles } from '../../catalogue/shown/parts.ts';

interface AllFilesProps {
  /** Whose files they are. */
  name: string;
  files: MachineFiles;
  children: ReactNode;
}

/** `/blt150.pdf` → `blt150.pdf`. */
const fileOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Fetches the files and packs them in this browser, so that the server needs no further file of each machine. */
async function packFiles(addresses: readonly string[]): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  const files = addresses.map(async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return { name: fileOf(address), input: response };
  });
  return downloadZip(await Promise.all(files)).blob();
}

/** A button that saves all files of a machine or line as one ZIP. */
export function AllFiles({ name, files, children }: AllFilesProps) {
  const { packing, packFailed } = useShell().downloads.words;
  const [state, setState] = useState<'idle' | 'packing' | 'failed'>('idle');
  const addresses = Object.values(files);
  if (addresses.length < 2) return null;
  const save = async () => {
    if (state === 'packing') return;
    setState('packing');
    try {
      const address = URL.createObjectURL(await packFiles(addresses));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${fileOf(addresses[0] ?? '').replace(/\.\w+$/, '')}.zip`;
      link.click();
      // Browsers read it after the click.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {/* Not disabled, which would lose the focus. */}
      <button type="button" aria-disabled={state === 'packing'} onClick={() => void save()}>
        <VisuallyHidden>{`${name} `}</VisuallyHidden>
        <span>{children}</span>
      </button>
      <span role="status">{{ idle: '', packing, failed: packFailed }[state]}</span>
    </>
  );
}

const formats = ['pdf', 'dxf', 'glb'] as const;

/** The files of a machine or line as list items, and all of them as one ZIP. */
export function FileItems({ name, files }: Omit<AllFilesProps, 'children'>) {
  const { files: labels, words } = useShell().downloads;
  return (
    <>
      {formats.map(
        (format) =>
          files[format] && (
            <li key={format}>
              <a href={files[format]} download>
                {labels[format]}
              </a>
            </li>
          ),
      )}
      <li>
        <AllFiles name={name} files={files}>
          {words.zip}
        </AllFiles>
      </li>
    </>
  );
}
