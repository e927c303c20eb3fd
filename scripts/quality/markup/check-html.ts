import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** The recommended rules and those of accessibility. What is switched off or changed has its reason beside it. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Matters of taste, which React decides: `<!doctype html>`, `<img/>`, `srcSet`, `required=""` mean the same.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React's own ids begin with an underscore, and HTML 5 forbids blanks alone.
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one name are one question with several answers, which is how a form without scripts sends them.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The rule on `white-space` in the style sheets keeps a number in one line, and a copied number has its plain
    // blanks.
    'tel-non-breaking': 'off',
    // A table that scrolls is a region with the caption's name. As a <section> it would have to have a heading.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
};

/**
 * Checks documents by html-validate.
 * @returns the messages, as `place: message (rule)`, the place from the site's root
 */
export async function checkHtml(files: readonly string[], root: string): Promise<string[]> {
  // Only these rules count, whatever configuration lies beside the files.
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const faults: string[] = [];
  for (const file of files) {
    const report = await validator.validateString(await readFile(file, 'utf8'), file);
    for (const { messages } of report.results) {
      for (const { line, column, message, ruleId } of messages) {
        faults.push(`${path.relative(root, file)}:${line}:${column}: ${message} (${ruleId})`);
      }
    }
  }
  return faults;
}
