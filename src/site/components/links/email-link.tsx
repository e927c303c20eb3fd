import { Fragment } from 'react';

/** An e-mail address as a link; a narrow column breaks it before a sign, not within a word. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <span>
        {address.split(/(?=[@.])/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
