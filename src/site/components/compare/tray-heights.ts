/**
 * Heights of the tray of chosen models, in pixels: on a wide screen; on a phone, where the names stand in a line of their
 * own; on a phone above another bar, where it is one line.
 */
export const trayHeights = { wide: 72, phone: 112, line: 60 };
