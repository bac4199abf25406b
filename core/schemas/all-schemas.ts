import * as z from 'zod/mini';
import * as awards from '../awards/index.ts';
import * as contact from '../contact/index.ts';
import * as dashboard from '../dashboard/index.ts';
import * as editor from '../editor/index.ts';
import * as events from '../events/index.ts';
import * as media from '../media/index.ts';
import * as news from '../news/index.ts';
import * as organiser from '../organiser/index.ts';
import * as partners from '../partners/index.ts';
import * as products from '../products/index.ts';
import * as profile from '../profile/index.ts';
import * as session from '../session/index.ts';
import * as tasks from '../tasks/index.ts';

/** The features that read data from outside. */
const FEATURES: readonly Readonly<Record<string, unknown>>[] = [
  ...[awards, contact, dashboard, editor, events, media, news],
  ...[organiser, partners, products, profile, session, tasks],
];

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType;

/** Every schema of the core by the name of its model: `Task` for `TaskSchema`. */
export const SCHEMAS: ReadonlyMap<string, z.ZodMiniType> = new Map(
  FEATURES.flatMap((feature) =>
    Object.entries(feature).flatMap(([name, schema]) =>
      isSchema(schema) ? [[name.replace(/Schema$/, ''), schema] as const] : [],
    ),
  ),
);
