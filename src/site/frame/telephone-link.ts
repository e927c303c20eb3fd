/** `tel:` address of a number as it is written: "+91 00 0000 0000" → "tel:+910000000000". */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, '')}`;
}
