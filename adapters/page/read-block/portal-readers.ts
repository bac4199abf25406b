import type { LinkValue } from '@fairdesk/core/page';
import type { ComponentName } from '../../shared/block-descriptions/block-descriptions.ts';
import { type Fields, textOf } from '../../shared/layout/fields.ts';
import { htmlOf, linkOf, type Place } from '../field-values.ts';
import { placed } from './placed.ts';
import { paramOf, type ReadBlock, type Reading, type Rendering } from './rendering.ts';

/** The blocks that only the portal uses, by rendering name. */
export const PORTAL_READERS = {
  EventChooser: (rendering, place) => ({
    kind: 'event-chooser',
    ...titled(rendering, place),
    subTitle: textOf(rendering.fields, 'SubTitle'),
    supportHtml: htmlOf(rendering.fields, 'SupportText', place),
    noEvents: ['En', 'Nl', 'Es', 'Tr'].flatMap((suffix) => {
      const html = htmlOf(rendering.fields, `NoEvents${suffix}`, place);
      const showFlag = paramOf(rendering, `ShowFlag${suffix}`) === '1';
      return html ? [{ language: suffix.toLowerCase(), html, showFlag }] : [];
    }),
  }),
  ParticipationChooser: (rendering, place) => ({
    kind: 'participation-chooser',
    ...titled(rendering, place),
    subTitle: textOf(rendering.fields, 'SubTitle'),
  }),
  CountdownTile: (rendering, place) => ({
    kind: 'countdown',
    ...titled(rendering, place),
    width: paramOf(rendering, 'Width') === 'full' ? 'full' : 'half',
  }),
  MessagesList: (rendering, place) => ({
    kind: 'messages',
    ...titled(rendering, place),
    ...limitOf(paramOf(rendering, 'Limit')),
  }),
  StandTile: (rendering, place) => ({ kind: 'stand', ...titled(rendering, place) }),
  StandBannerNameTile: (rendering, place) => {
    const supportLink = linkOf(rendering.fields, 'SupportLink', place);
    return {
      kind: 'stand-banner',
      ...titled(rendering, place),
      ...(supportLink && { supportLink }),
    };
  },
  TaskOverview: (rendering, place) => ({
    kind: 'task-overview',
    ...titled(rendering, place),
    link: linkOr(rendering.fields, '/tasks', place),
  }),
  UpcomingTasks: (rendering, place) => ({
    kind: 'upcoming-tasks',
    ...titled(rendering, place),
    link: linkOr(rendering.fields, '/tasks', place),
  }),
  TaskList: (rendering, place) => ({
    kind: 'task-list',
    ...titled(rendering, place),
    groupBy: paramOf(rendering, 'GroupBy') === 'age' ? 'age' : 'category',
  }),
  CompanyProfile: (rendering, place) => ({
    kind: 'company-profile',
    ...titled(rendering, place),
    introductionHtml: htmlOf(rendering.fields, 'Introduction', place),
    introductionTypes: paramOf(rendering, 'IntroductionParticipationTypes'),
  }),
} satisfies Partial<Record<ComponentName, ReadBlock>>;

const titled = (rendering: Rendering, reading: Reading) => ({
  ...placed(rendering, reading, { title: 'Title' }),
  title: textOf(rendering.fields, 'Title'),
});

const limitOf = (param: string): { limit?: number } => {
  const limit = Number.parseInt(param, 10);
  return limit > 0 ? { limit } : {};
};

/** Falls back to the overview page when the editor set no link. */
const linkOr = (fields: Fields, path: string, place: Place): LinkValue =>
  linkOf(fields, 'Link', place) ??
  linkOf({ Link: { value: { href: path } } }, 'Link', place) ?? { href: path, text: '', target: '' };
