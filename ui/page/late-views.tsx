'use client';

import dynamic from 'next/dynamic';

/*
 * Views of blocks that most pages of the portal lack. Every page would contain them, since a page may have any block:
 * their scripts come with the pages that have the block.
 *
 * They have no boundary of their own: the server would send a large one as its fallback, with its content in hidden
 * markup that only a script puts in place. So the whole page becomes interactive with them; a view that many pages
 * have, and that acts by script alone, is better in the script of every page.
 */

export const AwardProducts = dynamic(
  async () => (await import('../awards/award-products.tsx')).AwardProducts,
);
export const AwardSummary = dynamic(async () => (await import('../awards/award-summary.tsx')).AwardSummary);
export const CompanyProfile = dynamic(
  async () => (await import('./company-profile/profile-at-address.tsx')).ProfileAtAddress,
);
export const ContactForm = dynamic(async () => (await import('../contact/contact-form.tsx')).ContactForm);
export const EventChooser = dynamic(async () => (await import('../events/event-chooser.tsx')).EventChooser);
export const ParticipationChooser = dynamic(
  async () => (await import('../events/participation-chooser.tsx')).ParticipationChooser,
);
export const Questionnaire = dynamic(
  async () => (await import('../awards/questionnaire-screen.tsx')).QuestionnaireScreen,
);
export const VisitConnectButton = dynamic(
  async () => (await import('../partners/visit-connect-button.tsx')).VisitConnectButton,
);
