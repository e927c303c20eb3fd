/**
 * The libraries that the program needs, fetched and run before it (`entry-client.ts`): in a task of their own, so that
 * a slow phone answers in between.
 */
export { createRouter } from '@tanstack/react-router';
export { hydrateRoot } from 'react-dom/client';
