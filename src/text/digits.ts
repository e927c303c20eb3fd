/** Value of a decimal digit of any script: in Unicode, the ten digits of a script are consecutive, starting with zero. */
export function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
