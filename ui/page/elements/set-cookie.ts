const SECONDS_PER_DAY = 86_400;

/** Sets a cookie for some days, on all pages of the site. @param name of letters, digits, `_`, `.` and `-` */
export const setCookie = (name: string, days: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports the Cookie Store API
  document.cookie = `${name}=closed; path=/; max-age=${days * SECONDS_PER_DAY}; samesite=lax${secure}`;
};
