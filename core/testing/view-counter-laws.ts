import type { PageView, ViewCounter } from '../page/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** The laws of a view counter. They count a few views. */
export const viewCounterLaws = (make: () => Promise<ViewCounter>, { test }: LawRunner): void => {
  test('assigns an id to a browser once, and recognises it from then on', async () => {
    const counter = await make();
    const name = await succeed(counter.count('', VIEW), 'Counting a first view');
    demand(name !== '', 'The browser has no name');
    demandSame(
      await succeed(counter.count(name, VIEW), 'Counting a second view'),
      name,
      'It has another name',
    );
  });
};

const VIEW: PageView = {
  site: 'aqua',
  channel: 'WEB',
  currency: 'USD',
  page: 'Home',
  language: 'en',
  pageVariantId: '54e0886021cf7d10e2dc698414d95939_en_default',
};
