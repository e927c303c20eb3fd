/** Whether a message opens with these lines. */
const opensWith = (message: string, lines: string) => lines !== '' && `${message}\n`.startsWith(`${lines}\n`);

/**
 * A message whose opening lines follow the link that the visitor took last; all that was typed stays.
 * @param before the lines that the message was given last; the visitor may have changed or deleted them
 * @param after the lines of the link, empty when it names no machine
 */
export function exchangeLine(message: string, before: string, after: string): string {
  if (before === after) return message;
  if (opensWith(message, before)) {
    const typed = message.slice(before.length);
    return after === '' ? typed.trimStart() : after + typed;
  }
  if (after === '' || opensWith(message, after)) return message;
  return message.trim() === '' ? after : `${after}\n${message}`;
}
