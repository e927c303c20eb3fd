import {
  CompletionRequest,
  DidOpenTextDocumentNotification,
  ExitNotification,
  ShutdownRequest,
} from 'vscode-languageserver-protocol/node';
import { connectServer } from './connect-server.ts';

/** An editor with TypeScript's language server and the project. */
export interface TypeScriptClient {
  /** Opens a file with a text, which replaces the one on disk. */
  open(file: string, text: string): Promise<void>;
  /** The completions at the `|` of a text, opened as that file. */
  complete(file: string, marked: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts TypeScript's language server with the project as its workspace. */
export async function startTypeScriptClient(): Promise<TypeScriptClient> {
  const { child, connection, uriOf } = await connectServer({
    command: ['node_modules/typescript/bin/tsc', '--lsp'],
    settingsOf: () => null,
    capabilities: { textDocument: { completion: { completionItem: { snippetSupport: false } } } },
  });
  const open = (file: string, text: string) =>
    connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: {
        uri: uriOf(file),
        languageId: file.endsWith('x') ? 'typescriptreact' : 'typescript',
        version: 1,
        text,
      },
    });
  return {
    open,
    async complete(file, marked) {
      const before = marked.slice(0, marked.indexOf('|')).split('\n');
      await open(file, marked.replace('|', ''));
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      const found = await connection.sendRequest(CompletionRequest.type, {
        textDocument: { uri: uriOf(file) },
        position,
      });
      const items = Array.isArray(found) ? found : (found?.items ?? []);
      return items.map(({ label }) => label);
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      await ended;
      connection.dispose();
    },
  };
}

const inLink = `import { Link } from '@tanstack/react-router';\nexport const trial = <Link to="|" />;\n`;
const inAppLink = `import { AppLink } from '../../src/ui/app-link.tsx';\nexport const trial = <AppLink to="|" />;\n`;

/** The sorted paths offered in each of the two kinds of link, in the project of tests/types. */
export async function offeredPaths(client: TypeScriptClient): Promise<string[][]> {
  const link = await client.complete('tests/types/trial-link.tsx', inLink);
  const appLink = await client.complete('tests/types/trial-app-link.tsx', inAppLink);
  return [link, appLink].map((offered) => offered.filter((label) => label.startsWith('/')).toSorted());
}
