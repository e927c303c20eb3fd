/**
 * Answers that make the first reply better. They are no fields of the payload, which stays as the specification has it:
 * form and service fold them into its message (fold-message.ts). Their labels are words of the enquiry page.
 */
export const detailFields = ['material', 'throughput', 'power', 'siteCountry'] as const;

export type DetailField = (typeof detailFields)[number];

/** What was answered, as it was typed. */
export type Details = Partial<Record<DetailField, string>>;

/** Characters of one answer. */
export const longestDetail = 200;

/**
 * Machines in one enquiry: with the longest names and answers, more than half of the message is still the visitor's
 * own.
 */
export const mostMachines = 20;
