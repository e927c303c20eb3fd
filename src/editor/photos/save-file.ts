/** Saves something on the device under a name. Nothing is sent. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has taken the bytes when the next task runs; Safari is slower.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
