export * from './after-contact.ts';
export * from './contact-body.ts';
export * from './contact-body-schema.ts';
export * from './contact-message.ts';
export * from './contact-notice.ts';
export * from './ports.ts';
export * from './send-contact-message.ts';
