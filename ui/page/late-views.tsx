'use client';

import dynamic from 'next/dynamic';

/*
 * Views of blocks that most pages of the portal lack. Every page would contain them, since a page may have any block:
 * their scripts come with the pages that have the block.
 */

export const AwardProducts = dynamic(
  async () => (await import('../awards/award-products.tsx')).AwardProducts,
);
export const AwardSummary = dynamic(async () => (await import('../awards/award-summary.tsx')).AwardSummary);
export const ContactForm = dynamic(async () => (await import('../contact/contact-form.tsx')).ContactForm);
export const EventChooser = dynamic(async () => (await import('../events/event-chooser.tsx')).EventChooser);
export const ParticipationChooser = dynamic(
  async () => (await import('../events/participation-chooser.tsx')).ParticipationChooser,
);
export const TaskList = dynamic(async () => (await import('../tasks/task-list.tsx')).TaskList);
