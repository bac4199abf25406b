/** The portal's own screens, which every site needs; an outside content platform may lack them. */
export const SCREENS = {
  portal: ['/', '/events/,-w-,', '/validate'],
  fair: [
    ...['/dashboard', '/tasks', '/messages', '/stand', '/company-profile', '/contact'],
    ...['/awards', '/awards/registration', '/awards/summary', '/awards/thank-you'],
  ],
} as const;
