import type { ScrollLock } from '@fairdesk/core/navigation';
import { isModalId, isSwitchedOn, type ModalTrigger } from '@fairdesk/core/page';
import { textOf } from '../../shared/layout/fields.ts';
import { htmlOf } from '../field-values.ts';
import { placed } from './placed.ts';
import { placeholdersOf } from './placeholders-of.ts';
import { paramOf, type ReadBlock } from './rendering.ts';

/**
 * The settings of a modal, from parameters or fields of the same names.
 *
 * | name                 | meaning                                                                  |
 * | -------------------- | ------------------------------------------------------------------------ |
 * | `ModalId`            | the id in its links, and the name of its cookie                          |
 * | `Trigger`            | `timer`, `scroll` or `link`; by default a timer if `Timer` is set        |
 * | `Timer`              | in seconds: `5`, `2.5`, `2,5`                                            |
 * | `OnlyButtonCloses`   | the background does not close it                                         |
 * | `CookieDuration`     | `1day`, `7days` or `30days`                                              |
 * | `ScrollLock`         | `narrow`, `wide` or `both`                                               |
 */
export const modal: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const setting: ReadSetting = (name) => (paramOf(rendering, name) || textOf(fields, name)).trim();
  const id = setting('ModalId');
  return {
    // A modal with nested blocks needs no data source.
    ...placed(rendering, reading, Object.keys(fields).length > 0 ? { title: 'Title', html: 'Content' } : {}),
    kind: 'modal',
    id,
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content', reading),
    lock: LOCKS.find((lock) => lock === setting('ScrollLock').toLowerCase()) ?? 'both',
    placeholders: placeholdersOf(rendering, reading),
    ...(isModalId(id, reading.cookieNames) && {
      modal: {
        id,
        trigger: triggerOf(setting),
        onlyButtonCloses: isSwitchedOn(setting('OnlyButtonCloses')),
        cookieDuration: setting('CookieDuration'),
      },
    }),
  };
};

type ReadSetting = (name: string) => string;

const LOCKS: readonly ScrollLock[] = ['narrow', 'wide', 'both'];

const triggerOf = (setting: ReadSetting): ModalTrigger => {
  const kind = setting('Trigger').toLowerCase();
  if (kind === 'scroll' || kind === 'link') return { kind };
  // In most of the languages, decimals follow a comma.
  const timer = setting('Timer').replace(',', '.');
  return /^\d{1,5}(?:\.\d{1,3})?$/.test(timer) ? { kind: 'timer', seconds: Number(timer) } : { kind: 'link' };
};
