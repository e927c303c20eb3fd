/**
 * The phases of a delivery in which the server speaks about this very mail (nodemailer's `code` names the phase only).
 */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Answers that ask for a login (RFC 4954): a fault of the configuration, which someone will fix. */
const aboutTheLogin = new Set([530, 534, 535, 538]);

interface SmtpFault {
  code?: unknown;
  responseCode?: unknown;
}

const isFault = (error: unknown): error is SmtpFault => typeof error === 'object' && error !== null;

/**
 * Whether a server has refused this mail for good (5xx, RFC 5321). Faults of connection, TLS, DNS and login are never
 * permanent, whatever the number in them.
 */
export function isPermanent(error: unknown): boolean {
  if (!isFault(error) || typeof error.code !== 'string' || typeof error.responseCode !== 'number') return false;
  const { code, responseCode } = error;
  return aboutTheMail.has(code) && responseCode >= 500 && responseCode < 600 && !aboutTheLogin.has(responseCode);
}

/** Whether a fault is the server's, or of the way to it, and would meet every other mail as well. */
export function isAboutServer(error: unknown): boolean {
  return !(isFault(error) && typeof error.code === 'string' && aboutTheMail.has(error.code));
}

/** A fault without the server's words, which may hold addresses: for the log. */
export function faultCode(error: unknown): { code?: string; response?: number } {
  if (!isFault(error)) return {};
  const { code, responseCode } = error;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { response: responseCode } : {}),
  };
}
