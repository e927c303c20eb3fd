/**
 * localStorage key, set while the outbox may hold enquiries. It spares pages from loading and opening the store; set
 * when an enquiry is queued, removed when a page finds none.
 */
export const outboxFlag = 'enquiries-wait';
