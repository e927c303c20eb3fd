/** The inline scripts as codegen bundles them from the files of the same names. Policies contain their hashes. */
import { earlyScript, typedScript } from '#generated/inline-scripts.gen.ts';

/** All inline scripts, whose hashes the server's headers allow. */
export const earlyScripts: readonly string[] = [earlyScript, typedScript];

/** The inline scripts of a page with this markup. */
export const inlineScripts = (html: string): readonly string[] =>
  html.includes('<form') ? earlyScripts : [earlyScript];
