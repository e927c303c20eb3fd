import { colour, css, font, layout, size, space } from '../theme.ts';

/** CSS of the form on the enquiry service's answer pages. */
export const answerFormStyle = css`
  form {
    display: grid;
    gap: ${space.x3};
    max-width: 640px;
    margin-bottom: ${space.x4};
  }

  .field {
    display: grid;
    gap: 6px;
  }

  .field span {
    font-size: ${size.small};
    line-height: 1.4;
    color: ${colour.muted};
  }

  fieldset {
    display: grid;
    gap: ${space.x3};
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0 0 ${space.x2};
    font-size: ${size.h3};
    font-weight: ${font.weight.bold};
    line-height: 1.2;
    color: ${colour.ink};
  }

  label {
    font-weight: ${font.weight.semibold};
    line-height: 1.4;
    color: ${colour.ink};
  }

  input,
  textarea,
  select {
    font: inherit;
    color: ${colour.ink};
    width: 100%;
    min-height: 52px;
    padding: 12px 14px;
    border: 1px solid ${colour.lineStrong};
    border-bottom: 2px solid ${colour.muted};
    border-radius: ${layout.radius};
    background: ${colour.paper};
  }

  textarea {
    resize: vertical;
  }

  [aria-invalid] {
    border-color: ${colour.error};
    background: ${colour.errorPale};
  }

  .error {
    margin: 0;
    font-size: ${size.small};
    font-weight: ${font.weight.semibold};
  }

  .trap {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  form p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.x1} ${space.x2};
    margin: 0;
  }

  button {
    font: inherit;
    font-weight: ${font.weight.semibold};
    min-height: 56px;
    min-width: 168px;
    padding: 0 ${space.x3};
    border: 0;
    border-radius: ${layout.radius};
    background: ${colour.accent};
    color: ${colour.onAccent};
    cursor: pointer;
  }
`;
