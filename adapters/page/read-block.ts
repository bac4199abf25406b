import type { Block, LinkValue } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import { dayOfField, type Fields, htmlOf, imageOf, linkOf, type Place, textOf } from './field-values.ts';

/** One rendering of a placeholder. `fields` may be absent or a list; then it has none by name. */
export const Rendering = z.object({
  uid: z.catch(z.string(), ''),
  componentName: z.string(),
  params: z.catch(z.record(z.string(), z.string()), {}),
  fields: z.catch(z.record(z.string(), z.unknown()), {}),
});
export type Rendering = z.infer<typeof Rendering>;

type Read = (rendering: Rendering, place: Place) => Block;

/** The block a rendering stands for; one that nobody here knows is `unknown`. */
export const readBlock: Read = (rendering, place) => {
  const read = READERS[rendering.componentName];
  const { uid, componentName: name } = rendering;
  return read ? read(rendering, place) : { kind: 'unknown', uid, name };
};

/** By the name the content platform gives each rendering. */
const READERS: Readonly<Record<string, Read>> = {
  RichText: ({ uid, fields }) => ({
    kind: 'rich-text',
    uid,
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Text'),
  }),
  ContentBlockCard: ({ uid, fields }, place) => {
    const image = imageOf(fields, 'Image');
    const link = linkOf(fields, 'Link', place);
    return {
      kind: 'content-card',
      uid,
      date: dayOfField(fields, 'Date'),
      title: textOf(fields, 'Title'),
      html: htmlOf(fields, 'Content'),
      ...(image && { image }),
      ...(link && { link }),
    };
  },
  EventChooser: ({ uid, fields, params }) => ({
    kind: 'event-chooser',
    uid,
    title: textOf(fields, 'Title'),
    subTitle: textOf(fields, 'SubTitle'),
    supportHtml: htmlOf(fields, 'SupportText'),
    noEvents: ['En', 'Nl', 'Es', 'Tr'].flatMap((suffix) => {
      const html = htmlOf(fields, `NoEvents${suffix}`);
      const showFlag = params[`ShowFlag${suffix}`] === '1';
      return html ? [{ language: suffix.toLowerCase(), html, showFlag }] : [];
    }),
  }),
  ParticipationChooser: ({ uid, fields }) => ({
    kind: 'participation-chooser',
    uid,
    title: textOf(fields, 'Title'),
    subTitle: textOf(fields, 'SubTitle'),
  }),
  CountdownTile: ({ uid, fields, params }) => ({
    kind: 'countdown',
    uid,
    title: textOf(fields, 'Title'),
    width: params.Width === 'full' ? 'full' : 'half',
  }),
  MessagesList: ({ uid, fields, params }) => ({
    kind: 'messages',
    uid,
    title: textOf(fields, 'Title'),
    ...limitOf(params.Limit),
  }),
  StandTile: ({ uid, fields }) => ({ kind: 'stand', uid, title: textOf(fields, 'Title') }),
  StandBannerNameTile: ({ uid, fields }, place) => {
    const supportLink = linkOf(fields, 'SupportLink', place);
    return { kind: 'stand-banner', uid, title: textOf(fields, 'Title'), ...(supportLink && { supportLink }) };
  },
  TaskOverview: ({ uid, fields }, place) => ({
    kind: 'task-overview',
    uid,
    title: textOf(fields, 'Title'),
    link: linkOr(fields, '/tasks', place),
  }),
  UpcomingTasks: ({ uid, fields }, place) => ({
    kind: 'upcoming-tasks',
    uid,
    title: textOf(fields, 'Title'),
    link: linkOr(fields, '/tasks', place),
  }),
  TaskList: ({ uid, fields, params }) => ({
    kind: 'task-list',
    uid,
    title: textOf(fields, 'Title'),
    groupBy: params.GroupBy === 'age' ? 'age' : 'category',
  }),
};

const limitOf = (param: string | undefined): { limit?: number } => {
  const limit = Number.parseInt(param ?? '', 10);
  return limit > 0 ? { limit } : {};
};

/** The overview is always reachable, also where an editor left its link out. */
const linkOr = (fields: Fields, path: string, place: Place): LinkValue =>
  linkOf(fields, 'Link', place) ??
  linkOf({ Link: { value: { href: path } } }, 'Link', place) ?? { href: path, text: '', target: '' };
