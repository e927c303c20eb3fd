/**
 * A message whose opening line follows the link that the visitor took last; all that was typed stays.
 * @param before the line that the message was given last; the visitor may have changed or deleted it
 * @param after the line of the link, empty when it names no machine
 */
export function exchangeLine(message: string, before: string, after: string): string {
  if (before === after) return message;
  const [first = ''] = message.split('\n', 1);
  if (before !== '' && first === before) {
    const typed = message.slice(before.length);
    if (after !== '') return after + typed;
    return typed.trim() === '' ? '' : message;
  }
  if (after === '' || first === after) return message;
  return message.trim() === '' ? after : `${after}\n${message}`;
}
