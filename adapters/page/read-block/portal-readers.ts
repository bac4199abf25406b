import type { LinkValue } from '@fairdesk/core/page';
import { type Fields, htmlOf, linkOf, type Place, textOf } from '../field-values.ts';
import type { ReadBlock } from './rendering.ts';

/** The blocks that only the portal shows, by the name of their rendering. */
export const PORTAL_READERS: readonly (readonly [name: string, read: ReadBlock])[] = [
  [
    'EventChooser',
    ({ uid, fields, params }) => ({
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
  ],
  [
    'ParticipationChooser',
    ({ uid, fields }) => ({
      kind: 'participation-chooser',
      uid,
      title: textOf(fields, 'Title'),
      subTitle: textOf(fields, 'SubTitle'),
    }),
  ],
  [
    'CountdownTile',
    ({ uid, fields, params }) => ({
      kind: 'countdown',
      uid,
      title: textOf(fields, 'Title'),
      width: params.Width === 'full' ? 'full' : 'half',
    }),
  ],
  [
    'MessagesList',
    ({ uid, fields, params }) => ({
      kind: 'messages',
      uid,
      title: textOf(fields, 'Title'),
      ...limitOf(params.Limit),
    }),
  ],
  ['StandTile', ({ uid, fields }) => ({ kind: 'stand', uid, title: textOf(fields, 'Title') })],
  [
    'StandBannerNameTile',
    ({ uid, fields }, place) => {
      const supportLink = linkOf(fields, 'SupportLink', place);
      return {
        kind: 'stand-banner',
        uid,
        title: textOf(fields, 'Title'),
        ...(supportLink && { supportLink }),
      };
    },
  ],
  [
    'TaskOverview',
    ({ uid, fields }, place) => ({
      kind: 'task-overview',
      uid,
      title: textOf(fields, 'Title'),
      link: linkOr(fields, '/tasks', place),
    }),
  ],
  [
    'UpcomingTasks',
    ({ uid, fields }, place) => ({
      kind: 'upcoming-tasks',
      uid,
      title: textOf(fields, 'Title'),
      link: linkOr(fields, '/tasks', place),
    }),
  ],
  [
    'TaskList',
    ({ uid, fields, params }) => ({
      kind: 'task-list',
      uid,
      title: textOf(fields, 'Title'),
      groupBy: params.GroupBy === 'age' ? 'age' : 'category',
    }),
  ],
];

const limitOf = (param: string | undefined): { limit?: number } => {
  const limit = Number.parseInt(param ?? '', 10);
  return limit > 0 ? { limit } : {};
};

/** The overview is always reachable, also where an editor left its link out. */
const linkOr = (fields: Fields, path: string, place: Place): LinkValue =>
  linkOf(fields, 'Link', place) ??
  linkOf({ Link: { value: { href: path } } }, 'Link', place) ?? { href: path, text: '', target: '' };
