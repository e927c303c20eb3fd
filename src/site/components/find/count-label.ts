/** "12 machines", "1 machine". */
export function countLabel(count: number): string {
  return count === 1 ? '1 machine' : `${count} machines`;
}
