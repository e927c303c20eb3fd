/** Stands for `@emotion/styled` in the server's program: each render notes its rules. */
import { noteRule } from '../server/rules.ts';
import { makeStyled } from './make-styled.ts';

export default makeStyled(noteRule);
