import {
  CompletionRequest,
  DidChangeConfigurationNotification,
  DidOpenTextDocumentNotification,
  HoverRequest,
  PublishDiagnosticsNotification,
  type CompletionItem,
  type Diagnostic,
  type Position,
} from '../../editor/protocol.ts';
import { connectServer } from '../../editor/connect-server.ts';

/** Timeout per file (milliseconds); the server waits 200 ms after typing. */
const patience = 15_000;

/** In texts, `|` marks the cursor. */
export interface LanguageClient {
  /** Opens a file with a text (it need not exist on disk) and waits for its diagnostics. */
  open(file: string, text: string): Promise<Diagnostic[]>;
  /** The completions at a position. */
  complete(file: string, position: Position): Promise<CompletionItem[]>;
  /** The hover text at a position, as Markdown. */
  hover(file: string, position: Position): Promise<string>;
  stop(): void;
}

/** Starts yaml-language-server with the project as its workspace and VS Code settings (`yaml.hover`). */
export async function startLanguageClient(settings: Record<string, unknown>): Promise<LanguageClient> {
  const waiting = new Map<string, (found: Diagnostic[]) => void>();
  const { child, connection, uriOf } = await connectServer({
    command: ['tests/quality/node_modules/yaml-language-server/bin/yaml-language-server'],
    settingsOf: (section) => nested(settings, section),
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
    listen: ({ onNotification }) =>
      onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
        waiting.get(uri)?.(diagnostics);
        waiting.delete(uri);
      }),
  });
  await connection.sendNotification(DidChangeConfigurationNotification.type, { settings: {} });
  return {
    open: (file, text) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`The server says nothing about ${file}`)), patience);
        waiting.set(uriOf(file), (found) => {
          clearTimeout(timer);
          resolve(found);
        });
        const textDocument = { uri: uriOf(file), languageId: 'yaml', version: 1, text };
        connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument }).catch(reject);
      }),
    async complete(file, position) {
      const found = await connection.sendRequest(CompletionRequest.type, {
        textDocument: { uri: uriOf(file) },
        position,
      });
      return Array.isArray(found) ? found : (found?.items ?? []);
    },
    async hover(file, position) {
      const found = await connection.sendRequest(HoverRequest.type, { textDocument: { uri: uriOf(file) }, position });
      const contents = found?.contents;
      return typeof contents === 'object' && 'value' in contents ? contents.value : '';
    },
    stop() {
      connection.dispose();
      child.kill();
    },
  };
}

/**
 * A section of the settings as the server requests it: `{ 'yaml.format.enable': true }` → `{ format: { enable: true }
 * }`.
 */
function nested(settings: Record<string, unknown>, section: string): unknown {
  if (section in settings) return settings[section];
  const tree: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(`${section}.`)) continue;
    const parts = name.slice(section.length + 1).split('.');
    const last = parts.pop() ?? '';
    let node = tree;
    for (const part of parts) node = (node[part] ??= {}) as Record<string, unknown>;
    node[last] = value;
  }
  return tree;
}
