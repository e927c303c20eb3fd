/** The protocol of language servers. Tests that have packages of their own import it from here, to have one copy. */
export * from 'vscode-languageserver-protocol/node';
