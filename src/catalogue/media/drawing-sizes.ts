/** Size of a machine's drawing (the specification, section 9: detail main image 300 by 280 px). */
export const machineSize = { width: 300, height: 280 };
/** Size of a general-arrangement sheet: A3 in points. */
export const arrangementSize = { width: 1191, height: 842 };
