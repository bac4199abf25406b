/** Whether a cookie with this name is set. */
export const hasCookie = (name: string): boolean => `; ${document.cookie}`.includes(`; ${name}=`);

/** Whether a cookie is set to this value. */
export const isCookieSetTo = (name: string, value: string): boolean =>
  `; ${document.cookie};`.includes(`; ${name}=${value};`);
