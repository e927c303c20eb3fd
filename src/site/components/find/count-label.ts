/** "machines", or "machine" for one. */
export const machinesLabel = (count: number): string => (count === 1 ? 'machine' : 'machines');

/** "12 machines", "1 machine". */
export const countLabel = (count: number): string => `${count} ${machinesLabel(count)}`;
