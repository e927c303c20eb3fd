import type { PageEditor } from '#generated/entries.gen.ts';

/** What the document of the editor carries for its program, as JSON in `<script id="editor-data">`. */
export interface EditorSettings {
  words: PageEditor;
  brand: { name: string; logo?: string };
  /** Address of the repository, without a slash at its end. */
  repository: string;
  branch: string;
}

export const editorDataId = 'editor-data';

/** Where the editor is. No entry can have this address. */
export const editorPath = '/editor';
