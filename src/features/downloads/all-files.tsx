import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { colour, font, hidden, media, mutedText, size, space } from '../../ui/theme.ts';
import { useShell } from '../../ui/shell.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { useFiles } from '../../ui/units/use-sheet.ts';
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

/** In this order beside each other. */
export const formats = ['pdf', 'dxf', 'glb'] as const;

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
    display: inline-block;
    min-height: 44px;
    padding: 12px ${space.x2};
    line-height: 20px;
    font-size: ${size.small};
    font-weight: ${font.weight.semibold};
    color: ${colour.primary};
    text-decoration: none;
    /* The words of views are in small letters. */
    &::first-letter {
      text-transform: uppercase;
    }
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

interface FilesBelowProps {
  name: string;
  files: MachineFiles | undefined;
  /** Above the files. */
  children?: ReactNode;
}

/** Below the drawings of a machine or line: its files, and all of them as one ZIP. */
export function FilesBelow({ name, files: made, children }: FilesBelowProps) {
  const inUnits = useFiles();
  const files = made && inUnits(made);
  const { path, notice, files: labels, words } = useShell().downloads;
  return (
    <Row>
      {children}
      {files && (
        <ul>
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
