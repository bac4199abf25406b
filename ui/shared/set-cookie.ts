const SECONDS_PER_DAY = 86_400;

/**
 * Sets a cookie for some days, on all pages of the site; 0 days delete it.
 *
 * @param name of letters, digits, `_`, `.` and `-`
 * @param value of letters
 */
export const setCookie = (name: string, days: number, value = 'closed'): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API
  document.cookie = `${name}=${value}; path=/; max-age=${days * SECONDS_PER_DAY}; samesite=lax${secure}`;
};
