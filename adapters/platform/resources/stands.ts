import { code, localised, many, name, slug, text } from './attributes.ts';
import { defineResource } from './resource.ts';

const event = { kind: 'one', to: 'events', column: 'eventId' } as const;
const participation = { kind: 'one', to: 'participations', column: 'participationId' } as const;

/** A place on the floor of the fair. */
export const stands = defineResource({
  type: 'stands',
  table: 'stands',
  attributes: {
    refKey: slug,
    status: text,
    standNumber: { ...code, natural: true },
    bannerName: text,
    refStatus: text,
    refExhibitorKey: text,
    standType: text,
    hall: text,
  },
  relations: { participation, event: { ...event, required: true } },
});

/** A segment by which an organiser counts exhibitors. */
export const segments = defineResource({
  type: 'segments',
  table: 'segments',
  attributes: { code: slug, name },
  relations: {
    event,
    participations: {
      kind: 'through',
      to: 'participations',
      table: 'participationSegments',
      from: 'segmentId',
      target: 'participationId',
    },
  },
});

/** An add-on that a company bought with its stand. */
export const addOns = defineResource({
  type: 'add-ons',
  table: 'addOns',
  attributes: { code: slug, name },
  relations: { participation },
});

/** A company's registration for a part of the fair. */
export const registrations = defineResource({
  type: 'registrations',
  table: 'registrations',
  attributes: { status: text, kind: text },
  relations: { participation, event },
});

/** A category of the fair, in three levels. */
export const categories = defineResource({
  type: 'categories',
  table: 'categories',
  attributes: {
    name,
    names: localised,
    code: slug,
    level: { kind: 'text', required: true, values: ['main', 'sub', 'leaf'] },
    sortIndex: { kind: 'number', initial: 100 },
  },
  relations: {
    event,
    parent: { kind: 'one', to: 'categories', column: 'parentId' },
    children: many('categories', 'parent'),
    participations: {
      kind: 'through',
      to: 'participations',
      table: 'participationCategories',
      from: 'categoryId',
      target: 'participationId',
    },
    products: {
      kind: 'through',
      to: 'products',
      table: 'productCategories',
      from: 'categoryId',
      target: 'productId',
    },
  },
});
