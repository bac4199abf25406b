import { email, flag, many, name, slug, text, url } from './attributes.ts';
import { defineResource } from './resource.ts';

const participation = {
  kind: 'one',
  to: 'participations',
  column: 'participationId',
  required: true,
} as const;

/** A brand that a company exhibits under. */
export const brands = defineResource({
  type: 'brands',
  table: 'brands',
  attributes: { refKey: slug, name, slug, deleted: flag },
  relations: { participation: { kind: 'one', to: 'participations', column: 'participationId' } },
});

/** The company itself, across all events. */
export const accounts = defineResource({
  type: 'accounts',
  table: 'accounts',
  attributes: { name, email },
  relations: { participations: many('participations', 'account') },
});

/** A company's name on another service. */
export const webAccounts = defineResource({
  type: 'web-accounts',
  table: 'webAccounts',
  attributes: { provider: text, handle: text },
  relations: { participation },
});

/** A company's address. */
export const addresses = defineResource({
  type: 'addresses',
  table: 'addresses',
  attributes: {
    addressType: { kind: 'text', max: 200, initial: 'DEFAULT' },
    street1: text,
    street2: text,
    street3: text,
    street4: text,
    street5: text,
    street6: text,
    houseNumber: text,
    houseNumberAddition: text,
    city: text,
    postalCode: text,
    state: text,
    country: text,
  },
  relations: { participation },
});

/** A link of the company. Source: portal spec §3 "Uri types". */
export const uris = defineResource({
  type: 'uris',
  table: 'uris',
  attributes: {
    uriType: {
      kind: 'text',
      required: true,
      values: [
        'WEBSITE',
        'LINKED_IN',
        'FACEBOOK',
        'TWITTER',
        'YOUTUBE_VIMEO',
        'EMAIL_NEWSLETTER',
        'INSTAGRAM',
        'FLICKR',
      ],
    },
    url,
  },
  relations: { participation },
});
