import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  InitializedNotification,
  InitializeRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type ProtocolConnection,
} from 'vscode-languageserver-protocol/node';
import { projectDir } from '../../scripts/lib/build-settings.ts';

export interface ServerOptions {
  /** A program of a package, from the project's folder, and its arguments. */
  command: [program: string, ...args: string[]];
  capabilities: ClientCapabilities;
  /** The editor's settings in a section. */
  settingsOf: (section: string) => unknown;
  /** Adds listeners before the server starts. */
  listen?: (connection: ProtocolConnection) => void;
}

/** Starts a language server with the project as its workspace. */
export async function connectServer({ command: [program, ...args], capabilities, settingsOf, listen }: ServerOptions) {
  const file = path.join(projectDir, program);
  const child: ChildProcess = spawn(process.execPath, [file, ...args, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error(`${program} has no streams`);
  const connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
  connection.onRequest('workspace/configuration', ({ items }: { items: { section?: string }[] }) =>
    items.map(({ section = '' }) => settingsOf(section)),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.onUnhandledNotification(() => {});
  listen?.(connection);
  connection.listen();
  const root = pathToFileURL(projectDir).href;
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'project' }],
    capabilities,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return { child, connection, uriOf: (name: string) => pathToFileURL(path.join(projectDir, name)).href };
}
