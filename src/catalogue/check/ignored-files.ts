/** Files that programs leave behind, by what their name looks like, and whose they are. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [/^(\.DS_Store|\._.*|\.AppleDouble|Icon\r?)$|^__MACOSX(\/|$)/, 'macOS leaves it behind'],
  [/^(Thumbs\.db|ehthumbs\.db|desktop\.ini)$/i, 'Windows leaves it behind'],
  [
    /~$|^#.*#$|^\.#|\.(bak|backup|orig|rej|old|swp|swo|swx|tmp|temp)$|^(~\$|\.~lock\.)|^4913$/i,
    "it is an editor's backup",
  ],
  [/^\.(directory|idea|vscode|git|gitignore|gitattributes|editorconfig|prettierrc)$/, 'it belongs to a program'],
];

/** Why a file of the data folder is left out, or undefined when it is to be read. Each part of its path counts. */
export function whyIgnored(file: string): string | undefined {
  for (const part of file.split('/')) {
    const found = leftovers.find(([name]) => name.test(part));
    if (found) return found[1];
  }
  return undefined;
}

/** Notes for people, and what keeps an empty folder in git. */
export function isForPeople(file: string): boolean {
  return /(^|\/)(readme(\.\w+)?|\.gitkeep)$/i.test(file);
}
