import type { PageEditor } from '#generated/entries.gen.ts';

/** The editor's settings, embedded as JSON in `<script id="editor-data">`. */
export interface EditorSettings {
  words: PageEditor;
  brand: { name: string; logo?: string };
  /** URL of the repository, without trailing slash. */
  repository: string;
  branch: string;
}

export const editorDataId = 'editor-data';

/** No entry can have this path. */
export const editorPath = '/editor';
