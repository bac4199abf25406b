import { toCookies } from '@fairdesk/core/events';
import { EMPTY_NAVIGATION, type Page } from '@fairdesk/core/page';
import type { ProfileSettings } from '@fairdesk/core/profile';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import {
  analyticsReceiverLaws,
  editingSourceLaws,
  type LawRunner,
  memoryAnalyticsReceiver,
  memoryEditingSource,
  memoryPictureStudio,
  memoryProfileSettings,
  memoryRedirectMap,
  memorySelection,
  memorySelectionRecorder,
  memorySiteRoutes,
  pictureStudioLaws,
  profileSettingsLaws,
  redirectMapLaws,
  selectionRecorderLaws,
  siteRoutesLaws,
} from '@fairdesk/core/testing';
import { describe, expect, it } from 'vitest';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const event = eventIdOf('101') as EventId;

const page: Page = {
  site: 'aqua',
  path: '/tasks',
  language: 'nl',
  name: 'tasks',
  title: 'Taken',
  heading: 'Taken',
  description: '',
  state: 'normal',
  layout: 'portal',
  languages: ['nl'],
  itemId: 'tasks',
  styleSheets: [],
  navigation: EMPTY_NAVIGATION,
  bodyTop: [],
  header: [],
  shell: [],
  main: [],
  footer: [],
};

const settings: ProfileSettings = {
  hiddenTabs: {},
  hideCategories: false,
  hideCompanyTypes: false,
  hideInnovativeProducts: false,
  asksApproval: false,
  asksProfileApproval: false,
  excludedTypes: '',
  productLimits: { '*': 40 },
  categoryLimits: {},
  companyTypes: 'Maker|Dealer',
  listAddress: '/exhibitors',
};

/** The first bytes of a JPEG; the in-memory ports ignore the rest. */
const picture = { name: 'pump.jpg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) };

describe('an editing source in memory', () => {
  const address = { site: 'aqua', folder: '', path: '/tasks', language: 'nl', itemId: 'tasks' } as const;
  editingSourceLaws(
    async () => ({
      source: memoryEditingSource([page]),
      address: { ...address, layoutKind: 'final', mode: 'edit' },
    }),
    runner,
  );
  siteRoutesLaws(async () => ({ routes: memorySiteRoutes('aqua', ['/', '/tasks']), site: 'aqua' }), runner);
  const moved = {
    pattern: '^/old$',
    target: '/',
    kind: 'permanent',
    keepsQuery: false,
    language: '',
  } as const;
  redirectMapLaws(async () => ({ map: memoryRedirectMap('aqua', [moved]), site: 'aqua' }), runner);
});

describe('an analytics receiver in memory', () => {
  analyticsReceiverLaws(async () => memoryAnalyticsReceiver(), runner);
});

describe('profile settings in memory', () => {
  profileSettingsLaws(async () => ({ source: memoryProfileSettings(settings), event }), runner);
});

describe('a picture studio in memory', () => {
  pictureStudioLaws(
    async () => ({ studio: memoryPictureStudio({ width: 1280, height: 720 }), picture }),
    runner,
  );
});

describe('a selection recorder in memory', () => {
  selectionRecorderLaws(async () => {
    const memory = memorySelection();
    memory.write({ kind: 'event', selectedEventId: event });
    return { recorder: memorySelectionRecorder(memory), event, readCookies: async () => memory.read() };
  }, runner);

  it('writes the cookies of the selection', () => {
    expect(toCookies({ kind: 'event', selectedEventId: event })).toEqual({ selectedEventId: '101' });
  });
});
