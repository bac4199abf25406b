import type { AnalyticsEvent, AnalyticsReceiver } from '../page/index.ts';
import { TRACKED_EVENTS } from '../shared/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** The laws of an analytics receiver. They record a few events. */
export const analyticsReceiverLaws = (make: () => Promise<AnalyticsReceiver>, { test }: LawRunner): void => {
  test('assigns an id to a browser once, and recognises it with every event from then on', async () => {
    const receiver = await make();
    const name = await succeed(receiver.record('', VIEW), 'Recording a first view');
    demand(name !== '', 'The browser has no name');
    for (const event of TRACKED_EVENTS)
      demandSame(
        await succeed(receiver.record(name, { ...VIEW, event }), `Recording ${event}`),
        name,
        'It has another name',
      );
  });
};

const VIEW: AnalyticsEvent = {
  event: 'page_view',
  site: 'aqua',
  channel: 'WEB',
  currency: 'USD',
  page: 'Home',
  language: 'en',
  pageVariantId: '54e0886021cf7d10e2dc698414d95939_en_default',
  campaign: {},
};
