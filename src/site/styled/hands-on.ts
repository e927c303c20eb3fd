/**
 * Which properties a styled element of the page hands on to the markup: all but those that only shape its style, whose
 * names begin with `$`, and `as`, which names another element. emotion's own list of all attributes is 1.6 kB (compressed).
 */
export default function handsOn(name: string): boolean {
  return name !== 'as' && !name.startsWith('$');
}
