import type { EventId } from '@fairdesk/core/shared';

/** The address that a plain contact form is posted to. */
export const contactAction = (event: EventId): string => `/api/contact/form?event=${event}`;
