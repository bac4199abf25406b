/** An email address as accounts have it: the same in capitals. */
export const addressOf = (email: string): string => email.trim().toLowerCase();
