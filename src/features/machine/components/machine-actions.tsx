import styled from '@emotion/styled';
import type { InternalLink } from '../../../catalogue/shown/parts.ts';
import { telephoneLink, whatsappAddress } from '../../../catalogue/paths.ts';
import { fill } from '../../../catalogue/words.ts';
import { useShell } from '../../../ui/shell.ts';
import { colour, css, hidden, layout, media, mutedText, size, space, touchTarget, wrapRow } from '../../../ui/theme.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/links/button.ts';
import { ExternalLink } from '../../../ui/links/external-link.tsx';
import { useSheet } from '../../../ui/units/use-sheet.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';

/** The sheet's link in a narrow bar. */
const iconOnly = css`
  > [data-sheet] {
    flex: none;
    gap: 0;
    width: 48px;
    span {
      font-size: 0;
    }
    svg {
      display: block;
    }
  }
`;

/**
 * One set of links for both places: beside the figures, and on phones in a bar at the bottom of the screen, so that
 * they are not repeated. Beside the tray of chosen models the bar has icons only, and where `Specifications` has no room
 * with its letters as large as the visitor wants them.
 */
const Actions = styled.div`
  ${wrapRow(`${space.x1} ${space.x2}`)}
  svg {
    flex: none;
  }
  > [data-sheet] > svg {
    display: none;
  }
  > div {
    ${wrapRow(space.x1)}
  }
  [data-contact] {
    ${touchTarget}
    flex: none;
    justify-content: center;
    width: 48px;
    min-height: 48px;
    border: 1.5px solid ${colour.lineStrong};
    border-radius: ${layout.radius};
    color: ${colour.primary};
    &:hover {
      border-color: ${colour.primary};
      background: ${colour.primaryPale};
    }
    span {
      font-size: 0;
    }
  }
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    flex-wrap: nowrap;
    container-type: inline-size;
    gap: ${space.x1};
    min-height: ${layout.barHeight};
    padding: 7px ${space.gutter} ${space.x1};
    padding-bottom: max(${space.x1}, env(safe-area-inset-bottom));
    border-top: 1px solid ${colour.lineStrong};
    background: ${colour.paper};
    > div {
      display: contents;
    }
    > a {
      padding-inline: ${space.half};
      font-size: ${size.small};
    }
    > :is([data-enquire], [data-sheet]) {
      flex: 1 1 min-content;
      min-width: 0;
      overflow-wrap: break-word;
    }
    /* The frames, the two signs and what is between them; the longest words. */
    @container (max-width: calc(150px + 9.5rem)) {
      ${iconOnly}
    }
    body:has(&) {
      padding-bottom: calc(${layout.barHeight} + env(safe-area-inset-bottom));
    }
    body:has([data-tray]) & {
      gap: ${space.half};
      padding-inline: ${space.x1} calc(${layout.trayWidth} + ${space.x1});
      ${iconOnly}
    }
  }
  ${hidden.print}
`;

const signs = {
  sheet: 'M9 2v9M5 7l4 4 4-4M2 13v3h14v-3',
  call: 'M3 2h3l2 4-2 2a9 9 0 0 0 4 4l2-2 4 2v3a1 1 0 0 1-1 1A14 14 0 0 1 2 3a1 1 0 0 1 1-1z',
  whatsapp: 'M2 16l1-4a7 7 0 1 1 3 3zM6 6c0 3 3 6 6 6l1-2-2-1-1 1c-1 0-2-1-2-2l1-1-1-2z',
};

interface MachineActionsProps {
  name: string;
  enquiry: InternalLink;
  /** URL of its data sheet. */
  sheet?: string | undefined;
}

/** A machine's main actions: enquire, download the sheet, and the head office's telephone and WhatsApp. */
export function MachineActions({ name, enquiry, sheet }: MachineActionsProps) {
  const { words, offices, contact } = useShell();
  const inUnits = useSheet();
  const phone = offices[0]?.phone ?? contact.phone;
  const whatsapp = offices.find((office) => office.whatsapp)?.whatsapp;
  return (
    <Actions data-actions="">
      <ButtonLink look="primary" to={enquiry.to} search={enquiry.search} data-enquire="">
        {words.links.enquire}
      </ButtonLink>
      {sheet !== undefined && (
        <ButtonAnchor href={inUnits(sheet)} download data-sheet="">
          <Icon size={18} strokeWidth="1.75" d={signs.sheet} />
          <span>{words.links.sheet}</span>
        </ButtonAnchor>
      )}
      <div>
        <a href={telephoneLink(phone)} aria-label={fill(words.contact.callNumber, { number: phone })} data-contact="">
          <Icon size={18} strokeWidth="1.5" d={signs.call} />
          <span>{words.contact.call}</span>
        </a>
        {whatsapp && (
          <ExternalLink
            href={whatsappAddress(whatsapp.number, fill(words.contact.aboutMachine, { machine: name }))}
            data-contact=""
          >
            <Icon size={18} strokeWidth="1.5" d={signs.whatsapp} />
            <span>{words.contact.askByWhatsapp}</span>
          </ExternalLink>
        )}
      </div>
    </Actions>
  );
}

const Ask = styled.p`
  margin-top: ${space.x1};
  ${mutedText}
  a {
    ${touchTarget}
  }
`;

/** What to do about figures that are not stated; nothing if all are. */
export function AskUs({ ask, enquiry }: { ask: string | undefined; enquiry: InternalLink }) {
  return ask === undefined ? null : (
    <Ask>
      <AppLink to={enquiry.to} search={enquiry.search}>
        {ask}
      </AppLink>
    </Ask>
  );
}
