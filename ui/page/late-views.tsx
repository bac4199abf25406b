'use client';

import dynamic from 'next/dynamic';

/*
 * Views of blocks that most pages of the portal lack. Every page would contain them, since a page may have any block:
 * their scripts come with the pages that have the block.
 *
 * Only views whose links and forms also work before their script has loaded, which is later than that of the page.
 */

export const AwardProducts = dynamic(
  async () => (await import('../awards/award-products.tsx')).AwardProducts,
);
export const AwardSummary = dynamic(async () => (await import('../awards/award-summary.tsx')).AwardSummary);
export const ContactForm = dynamic(async () => (await import('../contact/contact-form.tsx')).ContactForm);
