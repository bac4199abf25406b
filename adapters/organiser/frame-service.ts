import {
  FRAME_AREAS,
  type FrameArea,
  type FrameOffice,
  type PagePlace,
  PUBLISHED_VERSION,
  type SiteFrame,
  type SiteFrameForm,
} from '@fairdesk/core/editor';
import type { OrganiserCaller } from '@fairdesk/core/organiser';
import { type Failure, LANGUAGES } from '@fairdesk/core/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { PageVersionLayoutSchema, type StoredLayout } from './stored-layout.ts';

/** Converts a header or footer between how it is stored and how editors change it. */
export interface FrameConversion {
  readonly formOf: (area: FrameArea, fields: unknown) => SiteFrameForm;
  /** @param stored the fields with what the form leaves out */
  readonly fieldsOf: (area: FrameArea, form: SiteFrameForm, stored: unknown) => unknown;
  /** A page with another header or footer. */
  readonly withForm: (area: FrameArea, form: SiteFrameForm, layout: StoredLayout) => unknown;
}

/** A {@link FrameOffice} on the server, which can render pages that are not saved. */
export interface ServerFrameOffice extends FrameOffice {
  /** A published page with another header or footer, as the layout service would send it. */
  readonly canvasLayout: (
    place: PagePlace,
    area: FrameArea,
    form: SiteFrameForm,
  ) => ResultAsync<{ readonly layout: unknown }, Failure>;
}

/** The header and the footer of a fair's website in the embedded platform, for the server. */
export const createFrameOffice = (
  http: Http,
  caller: OrganiserCaller,
  { formOf, fieldsOf, withForm }: FrameConversion,
): ServerFrameOffice => {
  const call = callOrganiser(http, caller);
  const frameOf = ({ renderings, ...frame }: StoredFrame): SiteFrame => ({
    ...frame,
    samples: mapped(renderings, ({ path }) => path),
    forms: mapped(renderings, ({ rendering }) => formOf(frame.area, rendering.fields)),
  });
  const stored = () => call('get', 'pages/frames', FramesSchema).map(({ items }) => items);
  return {
    frames: () => stored().map((items) => items.map(frameOf)),
    publish: ({ area, path, version, forms }) =>
      stored().andThen((frames) => {
        const frame = frames.find((each) => each.area === area && each.paths.includes(path));
        if (frame?.version !== version)
          return errAsync<never, Failure>({ kind: 'conflict', what: `${area} of ${path}` });
        const renderings = mapped(frame.renderings, ({ rendering }, language) => {
          const form = forms[language];
          return form ? { ...rendering, fields: fieldsOf(area, form, rendering.fields) } : rendering;
        });
        return call('put', 'pages/frames', FramesSchema, {
          json: { area, path, version, renderings },
        }).map(({ items }) => items.map(frameOf));
      }),
    join: (joining) =>
      call('post', 'pages/frames/join', FramesSchema, { json: joining }).map(({ items }) =>
        items.map(frameOf),
      ),
    canvasLayout: (place, area, form) =>
      call('get', 'pages/version', PageVersionLayoutSchema, {
        searchParams: { ...place, version: PUBLISHED_VERSION },
      }).andThen(({ layout }) =>
        call('post', 'pages/rendered', z.object({ layout: z.unknown() }), {
          json: { ...place, layout: withForm(area, form, layout) },
        }),
      ),
  };
};

const mapped = <From, To>(
  values: Readonly<Partial<Record<(typeof LANGUAGES)[number], From>>>,
  to: (value: From, language: (typeof LANGUAGES)[number]) => To,
): Readonly<Partial<Record<(typeof LANGUAGES)[number], To>>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const value = values[language];
      return value === undefined ? [] : [[language, to(value, language)] as const];
    }),
  );

const StoredFrameSchema = z.object({
  area: z.enum(FRAME_AREAS),
  version: z.string(),
  paths: z.array(z.string()),
  renderings: z.partialRecord(
    z.enum(LANGUAGES),
    z.object({ path: z.string(), rendering: z.record(z.string(), z.unknown()) }),
  ),
  common: z.optional(z.string()),
});
type StoredFrame = z.output<typeof StoredFrameSchema>;
const FramesSchema = z.object({ items: z.array(StoredFrameSchema) });
