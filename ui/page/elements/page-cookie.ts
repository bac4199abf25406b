const SECONDS_PER_DAY = 86_400;

/** Whether this browser keeps a cookie of that name. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));

/** Keeps a cookie for some days, on all pages of the site. @param name made of letters, digits, `_`, `.` and `-` */
export const setCookie = (name: string, days: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer way
  document.cookie = `${name}=closed; path=/; max-age=${days * SECONDS_PER_DAY}; samesite=lax${secure}`;
};
