/** The page with the questionnaires of the awards of a fair, within its site. */
export const REGISTRATION_PATH = '/awards/registration';

/** The pages of the portal in the folder of every fair: `/aqua/tasks`. No page of the website is at these paths. */
export const PORTAL_PAGES: readonly string[] = [
  ...['/dashboard', '/tasks', '/messages', '/stand', '/company-profile', '/contact'],
  ...['/awards', REGISTRATION_PATH, '/awards/summary', '/awards/thank-you'],
];

/** Whether a path within the folder of a fair is a page of the portal. */
export const isPortalPage = (path: string): boolean => PORTAL_PAGES.includes(path);
