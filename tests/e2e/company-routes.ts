import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';

/** A method of a route in the company-profile API. */
export interface CompanyRoute {
  readonly method: string;
  /** `/products/[productId]/images` */
  readonly path: string;
}

const FOLDER = 'app/api/events/[eventId]/company-profile/[participationId]';

/** Every route, read from the source files, so that none is missing. */
export const companyRoutes = (): readonly CompanyRoute[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .toSorted()
    .flatMap((file) => {
      const path = `/${file.replace(/\/?route\.ts$/, '')}`.replace(/\/$/, '');
      const methods = readFileSync(join(FOLDER, file), 'utf8').matchAll(
        /^export const (GET|POST|PATCH|DELETE)\b/gm,
      );
      return [...methods].map(([, method = '']) => ({ method, path }));
    });

/** The address of a route for a company, with `child` for its other ids. */
export const addressOf = (event: string, company: string, { path }: CompanyRoute, child: string): string =>
  `/api/events/${event}/company-profile/${company}${path.replaceAll(/\[\w+\]/g, child)}`;

const VERSION = 'seen';

/** A body that each writing route accepts for an own company. */
export const BODIES: Readonly<Record<string, object>> = {
  'POST ': {
    version: VERSION,
    companyname: 'Stolen',
    shortDescription: '',
    longDescription: '',
    companyType: '',
    email: { address: '', isPublic: false },
    isPublic: false,
    brands: [],
    texts: {},
  },
  'POST /address': {
    version: VERSION,
    addressType: 'DEFAULT',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((line) => [`street${line}`, ''])),
    houseNumber: '',
    addition: '',
    city: 'Stolen',
    postalCode: '',
    state: '',
    country: '',
  },
  'POST /uris': { version: VERSION, uris: [] },
  'POST /categories': { version: VERSION, categories: [] },
  'POST /logo/[logoId]': {},
  'POST /products': { ...PRODUCT_FORM, name: 'Stolen' },
  'PATCH /products/[productId]/images/[imageId]': { title: 'Stolen' },
  'POST /products/[productId]/videos': { link: 'https://vimeo.com/76979871' },
  'PATCH /products/[productId]/videos/[videoId]': { sortIndex: 5 },
  'PATCH /products/[productId]/documents/[documentId]': { sortIndex: 5 },
  'POST /products/[productId]/categories': { categories: [] },
  'POST /news': {
    header: 'Stolen',
    introduction: 'a',
    text: 'a',
    author: 'a',
    authorEmail: '',
    url: '',
    validFrom: '',
    validTo: '',
  },
  'PATCH /documents/[documentId]': { title: 'Stolen', description: '', type: 'BROCHURE' },
  'POST /videos': { link: 'https://vimeo.com/76979871' },
};

/** The text fields of each route that accepts a form. */
export const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /logo': {},
  'POST /products/[productId]/images': { title: 'Stolen' },
  'POST /products/[productId]/documents': { title: 'Stolen', description: '', document_type: 'BROCHURE' },
  'POST /news/[newsId]/images': { title: 'Stolen' },
  'POST /documents/add': { title: 'Stolen', description: '', document_type: 'BROCHURE' },
};
