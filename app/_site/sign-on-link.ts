import 'server-only';
import { type Language, queryString } from '@fairdesk/core/shared';
import { runtime } from '#app/_process/runtime.ts';
import type { SignOnLink } from '#ui/navigation/frame-data.ts';

/** The link to the identity provider of the settings, which leads back to the page it is on. */
export const signOnLink = (language: Language): SignOnLink | undefined => {
  const { signOn } = runtime().settings;
  return signOn && { name: signOn.name, href: `/api/session/single-sign-on?${queryString({ language })}` };
};
