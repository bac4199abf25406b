/** Whether a cookie with this name is set, with this value if there is one. */
export const hasCookie = (name: string, value?: string): boolean =>
  document.cookie
    .split('; ')
    .some((cookie) => (value === undefined ? cookie.startsWith(`${name}=`) : cookie === `${name}=${value}`));
