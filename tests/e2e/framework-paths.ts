/** Pages of the framework for signed-out visitors. */
export const SIGNED_OUT = ['/register', '/organiser', '/reset-password/unknown'];

/** The portal of an exhibitor. */
export const OF_EXHIBITORS = [
  ...['/account', '/events/101', '/clearwater/dashboard', '/clearwater/tasks', '/clearwater/messages'],
  ...['/clearwater/stand', '/clearwater/contact', '/clearwater/awards', '/clearwater/company-profile'],
  ...['products', 'news', 'documents', 'videos'].map((tab) => `/clearwater/company-profile?tab=${tab}`),
];

const DESK = '/organiser/clearwater';
/** The organiser's desk. */
export const OF_ORGANISERS = [
  ...['/organiser', '/organiser/new'],
  ...['', '/exhibitors', '/tasks', '/approvals', '/awards', '/messages', '/mail', '/mail/letters'],
  ...['/mail/reminders', '/enquiries', '/pages', '/pages/frame', '/news', '/import', '/settings', '/audit'],
  '/pages/edit?path=/&language=en',
].map((path) => (path.startsWith('/organiser') ? path : `${DESK}${path}`));
