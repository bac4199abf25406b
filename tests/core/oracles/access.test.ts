import { chosen, passesSyncWindow, type Selection, validateSelection } from '@fairdesk/core/events';
import { isVisibleTo, visibleItems } from '@fairdesk/core/navigation';
import { PROFILE_TABS, type ProfileTab, publicProfileLink, visibleTabs } from '@fairdesk/core/profile';
import { type EventId, eventIdOf, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { anyEvent, anyEventSite, anyParticipation, oneOf } from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

/** Types of which one is the beginning of another. */
const TYPES = ['EXHIBITOR', 'EXHIBITOR_PLUS', 'CO_EXHIBITOR', 'PARTNER', 'exhibitor'] as const;
const type = fc.constantFrom(...TYPES);
const list = fc
  .tuple(fc.subarray([...TYPES]), fc.constantFrom('|', ' | ', '||', ' |'))
  .map(([types, bar]) => types.join(bar));

/** Whether a pipe-separated list has a type, read one character at a time. */
const has = (text: string, wanted: string): boolean => {
  let entry = '';
  for (const character of `${text}|`) {
    if (character !== '|') entry += character;
    else if (entry.trim() === wanted) return true;
    else entry = '';
  }
  return false;
};

describe('access by participation type, by a second implementation', () => {
  agrees(
    'to a personalised part is the same',
    fc.tuple(list, type, fc.boolean()),
    isVisibleTo,
    (types, own, isEditing) => isEditing || types === '' || has(types, own),
  );

  const item = fc.record({ hideForParticipationTypes: list, hideOutsideSyncWindow: fc.boolean() });
  const viewer = fc.record({ participationType: type, passesSyncWindow: fc.boolean() });
  agrees(
    'to the navigation is the same',
    fc.tuple(fc.array(item, { maxLength: 5 }), viewer),
    (items, by) => visibleItems(items, by).map((one) => items.indexOf(one)),
    (items, by) =>
      items.flatMap((one, at) => {
        if (has(one.hideForParticipationTypes, by.participationType)) return [];
        return one.hideOutsideSyncWindow && !by.passesSyncWindow ? [] : [at];
      }),
  );

  const hidden = fc.record(
    { account: list, products: list, news: list, documents: list, videos: list },
    { requiredKeys: [] },
  );
  agrees('to the tabs of a profile is the same', fc.tuple(hidden, type), visibleTabs, (settings, own) => {
    const shown: ProfileTab[] = [];
    for (const tab of ['account', 'products', 'news', 'documents', 'videos'] as const)
      if (!has(settings[tab] ?? '', own)) shown.push(tab);
    return shown.length > PROFILE_TABS.length ? [] : shown;
  });

  const settings = fc.record({
    isPublic: fc.boolean(),
    slug: fc.constantFrom('', 'noria-pumps'),
    participationType: type,
    excludedTypes: list,
    listAddress: fc.constantFrom('', '/exhibitors', '/exhibitors/', 'https://fair.example/list'),
  });
  agrees(
    'to the public profile is the same',
    fc.tuple(settings),
    publicProfileLink,
    ({ isPublic, slug, participationType, excludedTypes, listAddress }) => {
      if (!isPublic || slug === '' || listAddress === '' || has(excludedTypes, participationType))
        return undefined;
      return listAddress.endsWith('/') ? listAddress + slug : `${listAddress}/${slug}`;
    },
  );

  const email = fc.constantFrom('anna@bakery.example', 'Anna@Bakery.example', 'ben@bakery.example', '');
  const users = fc.subarray(['anna@bakery.example', 'BEN@bakery.example', 'anna@bakery.example.org']);
  const moment = fc.constantFrom('2027-01-05T08:59:59Z', '2027-01-05T09:00:00Z', '2027-01-05T09:00:01Z');
  const limit = fc.oneof(fc.constant(''), moment);
  agrees(
    'outside the sync window is the same, for test users too',
    fc.tuple(limit, limit, users, email, moment),
    (start, end, testUsers, by, at) => passesSyncWindow({ start, end }, { testUsers }, by, new Date(at)),
    (start, end, testUsers, by, at) => {
      if (testUsers.some((user) => user.toLowerCase() === by.toLowerCase())) return true;
      const hasBegun = start === '' || Date.parse(start) <= Date.parse(at);
      return hasBegun && (end === '' || Date.parse(at) <= Date.parse(end));
    },
  );
});

describe('access to a participation, by a second implementation', () => {
  const idOf = (text: string) => participationIdOf(text) as ParticipationId;
  const [fair, other] = [eventIdOf('101') as EventId, eventIdOf('102') as EventId];
  const mine = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('p-1', 'p-2', 'p-3').map(idOf), event: fc.constantFrom(fair, other) }),
    { selector: ({ id }) => id },
  );
  const site = {
    ...oneOf(anyEventSite({ event: fair })),
    virtualFolder: 'aqua',
    redirectTypes: ['START_UP'],
    redirectPage: '/welcome',
  };
  const visit = fc.option(
    fc
      .constantFrom(
        '/aqua/tasks',
        '/nl/aqua/tasks',
        '/aqua',
        '/aqua/a/b',
        '/aqua/welcome',
        '/aqua/tasks?q=/a/b',
      )
      .map((address) => ({ site, address })),
    { nil: undefined },
  );
  const participation = fc.constantFrom('p-1', 'p-2', 'p-9').map(idOf);
  const chosenType = fc.constantFrom('EXHIBITOR', 'START_UP');
  const anyChoice = chosen(oneOf(anyEvent()), oneOf(anyParticipation()));
  const selection: fc.Arbitrary<Selection> = fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({ kind: fc.constant('event' as const), selectedEventId: fc.constantFrom(fair, other) }),
    fc
      .tuple(participation, chosenType, fc.constantFrom(fair, other))
      .map(([participationId, participationType, eventId]) => ({
        kind: 'participation' as const,
        chosen: { ...anyChoice, selectedEventId: eventId, eventId, participationId, participationType },
      })),
  );
  /** The event that is meant: of the page, else of the selection. */
  const eventOf = (current: Selection, event: EventId | undefined): EventId | undefined => {
    if (event !== undefined || current.kind === 'none') return event;
    return current.kind === 'event' ? current.selectedEventId : current.chosen.eventId;
  };
  /** Without an event, those of the only event there is. */
  const ownAt = <Own extends { readonly event: EventId }>(
    wanted: EventId | undefined,
    own: readonly Own[],
  ) => {
    const isOne = own.every((each) => each.event === own[0]?.event);
    return own.filter((each) => (wanted === undefined ? isOne : each.event === wanted));
  };
  /** Within the site, with one segment, and not the page that the type is sent to. */
  const isSentOn = (participationType: string, address = ''): boolean =>
    participationType === 'START_UP' &&
    ['/aqua/tasks', '/nl/aqua/tasks', '/aqua/tasks?q=/a/b'].includes(address);
  agrees(
    'ends at the same page',
    fc.tuple(selection, mine, fc.option(fc.constantFrom(fair, other), { nil: undefined }), visit),
    (current, own, event, page) =>
      validateSelection({
        selection: current,
        mine: own,
        ...(event && { event }),
        ...(page && { visit: page }),
      }),
    (current, own, event, page) => {
      const here = ownAt(eventOf(current, event), own);
      if (current.kind === 'participation' && here.some(({ id }) => id === current.chosen.participationId))
        return isSentOn(current.chosen.participationType, page?.address)
          ? { kind: 'go', href: '/aqua/welcome' }
          : { kind: 'ok' };
      if (here.length === 1) return { kind: 'select', participation: here[0]?.id };
      return { kind: 'go', href: here.length > 1 ? `/events/${here[0]?.event}` : '/' };
    },
  );
});
