export * from './after-contact.ts';
export * from './contact-message.ts';
