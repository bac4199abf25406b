import { CONTACT_FIELDS } from '@fairdesk/core/contact';
import { DOCUMENT_FIELDS, DocumentFormSchema, IMAGE_FIELDS, VIDEO_FIELDS } from '@fairdesk/core/media';
import { NEWS_FIELDS, NewsBodySchema } from '@fairdesk/core/news';
import { FAIR_FIELDS, FairFormBodySchema } from '@fairdesk/core/organiser';
import {
  ImageFormSchema,
  PRODUCT_FIELDS,
  ProductBodySchema,
  ProductFormSchema,
} from '@fairdesk/core/products';
import {
  ACCOUNT_FIELDS,
  AccountBodySchema,
  ADDRESS_FIELDS,
  AddressBodySchema,
  STREET_FIELD,
} from '@fairdesk/core/profile';
import { type FieldConstraints, formFieldFaults } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

type Fields = Readonly<Record<string, FieldConstraints>>;
interface Form {
  /** What each field accepts: its kind, `!` where it is required, and its longest text. */
  readonly accepts: Readonly<Record<string, string>>;
  readonly fields: Fields;
  /** The bodies of the requests that send the form. */
  readonly bodies: readonly { readonly shape: Readonly<Record<string, z.ZodMiniType>> }[];
}

const FORMS: Readonly<Record<string, Form>> = {
  account: {
    accepts: {
      companyname: 'line! 200',
      shortDescription: 'text 50',
      longDescription: 'text 500',
      companyType: 'text',
      email: 'email',
    },
    fields: ACCOUNT_FIELDS,
    bodies: [AccountBodySchema],
  },
  address: {
    accepts: {
      street1: 'text 200',
      houseNumber: 'numbers 20',
      addition: 'text 50',
      city: 'text 200',
      postalCode: 'text 20',
      state: 'text 200',
      country: 'choice',
    },
    fields: { street1: STREET_FIELD, ...ADDRESS_FIELDS },
    bodies: [AddressBodySchema],
  },
  contact: {
    accepts: { name: 'line! 200', email: 'email!', company: 'line! 200', message: 'letter! 5000' },
    fields: CONTACT_FIELDS,
    bodies: [],
  },
  document: {
    accepts: { title: 'line! 50', description: 'text 500', type: 'choice!' },
    fields: DOCUMENT_FIELDS,
    bodies: [DocumentFormSchema],
  },
  image: { accepts: { title: 'line! 200' }, fields: IMAGE_FIELDS, bodies: [ImageFormSchema] },
  video: { accepts: { link: 'choice!' }, fields: VIDEO_FIELDS, bodies: [] },
  product: {
    accepts: {
      name: 'line! 200',
      shortDescription: 'text 150',
      longDescription: 'text 500',
      url: 'url',
      introductionDate: 'day',
      publicFrom: 'day',
      publicUntil: 'day',
      isNovelty: 'flag',
    },
    fields: PRODUCT_FIELDS,
    bodies: [ProductBodySchema, ProductFormSchema],
  },
  news: {
    accepts: {
      header: 'line! 200',
      introduction: 'text! 1500',
      text: 'html! 10000',
      author: 'line! 200',
      authorEmail: 'email',
      url: 'url',
      validFrom: 'day',
      validTo: 'day',
    },
    fields: NEWS_FIELDS,
    bodies: [NewsBodySchema],
  },
  fair: {
    accepts: {
      name: 'text! 200',
      startDate: 'choice!',
      startTime: 'choice',
      endDate: 'choice!',
      endTime: 'choice',
      timeZone: 'choice!',
      city: 'text 200',
      venue: 'text 200',
      contactEmail: 'email',
      floorPlanUrl: 'url',
      publicEndDate: 'choice',
    },
    fields: FAIR_FIELDS,
    bodies: [FairFormBodySchema.shape.form],
  },
};

const acceptedBy = ({ kind, also, required, maxLength }: FieldConstraints): string =>
  `${kind ?? (also ? 'choice' : 'text')}${required ? '!' : ''}${maxLength ? ` ${maxLength}` : ''}`;

/** Characters of more than one unit of a text: a limit counts what a reader counts. */
const HEAVY = '😀';

describe.each(Object.entries(FORMS))('the form of %s', (_name, { accepts, fields, bodies }) => {
  it('has fields of these kinds and lengths', () => {
    expect(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, acceptedBy(field)])),
    ).toEqual(accepts);
  });

  const limited = Object.entries(fields).flatMap(([name, field]) =>
    field.maxLength ? [{ name, field, max: field.maxLength }] : [],
  );

  it.each(limited)('accepts $max characters of $name and no more', ({ name, field, max }) => {
    const unit = field.kind === 'numbers' ? '7' : HEAVY;
    expect(formFieldFaults(name, unit.repeat(max), field)).toEqual([]);
    expect(formFieldFaults(name, unit.repeat(max + 1), field)).toEqual([
      { path: name, code: 'forms-maxlength', params: { max } },
    ]);
  });

  it.each(limited)('never has its longest $name rejected by the request that sends it', ({ name, max }) => {
    for (const { shape } of bodies)
      expect(shape[name]?.safeParse(HEAVY.repeat(max))).toMatchObject({ success: true });
  });
});
