/** Reads calendars. The soak tests find the package through this file. */
export { default as ICAL } from 'ical.js';
