import type { ContactForm, ContactNotice } from '@fairdesk/core/contact';
import type { Labels } from '../shared/texts/translate.ts';

/** The label of each field, in the order of the form. */
export const contactLabels = ({ t }: Labels): Readonly<Record<keyof ContactForm, string>> => ({
  name: t('contact-field-name'),
  email: t('contact-field-email'),
  company: t('contact-field-company'),
  message: t('contact-field-message'),
});

/** A notice as a sentence. */
export const noticeText = (labels: Labels, { code, field }: ContactNotice): string => {
  const label = Object.entries(contactLabels(labels)).find(([name]) => name === field)?.[1];
  return labels.say(code, label === undefined ? {} : { label });
};
