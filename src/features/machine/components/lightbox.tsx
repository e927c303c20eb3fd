import styled from '@emotion/styled';
import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { largestSource } from '../../../catalogue/media/photos.ts';
import { colour, motion, space } from '../../../ui/theme.ts';
import { followsInPage } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Image } from '../../../ui/pictures/image.tsx';
import type { LightboxDialogProps, LightboxProps } from './lightbox-dialog.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.ts';
import { useWords } from '../../../ui/shell.ts';

/** The icon is in the corner of the positioned parent. */
const Link = styled.a`
  display: block;
  cursor: zoom-in;
  > svg {
    position: absolute;
    top: ${space.half};
    inset-inline-end: ${space.half};
    width: 28px;
    height: 28px;
    padding: 5px;
    background: ${colour.paper};
    color: ${colour.muted};
    transition: color ${motion.quick};
  }
  &:hover > svg {
    color: ${colour.primary};
  }
`;

/**
 * The main picture. It links to its file; with scripts a click opens the lightbox with all views, loaded on demand.
 * If loading fails, the link remains.
 */
export function Lightbox({ views, shown, onShow, sizes }: LightboxProps & { sizes: string }) {
  const { enlarge } = useWords().pictures;
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<LightboxDialogProps>>();
  const href = largestSource(shown.large ?? shown.picture);

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (!followsInPage(event)) return;
    event.preventDefault();
    import('./lightbox-dialog.tsx').then(
      ({ LightboxDialog }) => setDialog(() => LightboxDialog),
      () => location.assign(href),
    );
  }

  function close(): void {
    setDialog(undefined);
    link.current?.focus();
  }

  return (
    <>
      <Link ref={link} href={href} onClick={open}>
        <VisuallyHidden>{enlarge} </VisuallyHidden>
        <Image picture={shown.picture} eager sizes={sizes} />
        <Icon size={18} strokeWidth="1.5" d="M11 2h5v5M16 2l-6 6M7 16H2v-5M2 16l6-6" />
      </Link>
      {Dialog && <Dialog views={views} shown={shown} onShow={onShow} onClose={close} />}
    </>
  );
}
