import type { ComponentName } from '../../shared/block-descriptions/block-descriptions.ts';
import { textOf } from '../../shared/layout/fields.ts';
import { linkOf } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

/** The buttons that lead to services of partners, by rendering name. */
export const PARTNER_READERS = {
  VisitConnectButton: (rendering, reading) => ({
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'visit-connect',
    title: textOf(rendering.fields, 'Title'),
    text: textOf(rendering.fields, 'Text'),
    redirect:
      (
        linkOf(rendering.fields, 'RedirectUrl', reading) ??
        linkOf({ RedirectUrl: { value: { href: '/dashboard' } } }, 'RedirectUrl', reading)
      )?.href ?? '',
  }),
  AccreditationButton: (rendering, reading) => ({
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'accreditation',
    title: textOf(rendering.fields, 'Title'),
    text: textOf(rendering.fields, 'Text'),
  }),
} satisfies Partial<Record<ComponentName, ReadBlock>>;
