import { footerHref, safeHref } from '../navigation/index.ts';
import { type FieldFault, faultIf, LANGUAGES, lengthOf } from '../shared/index.ts';
import {
  type FrameForms,
  type FrameItem,
  type FrameTexts,
  joinedFrame,
  type SiteFrameForm,
  withFrameTexts,
} from './site-frame.ts';

/** The most items of one menu, with those below them. Ours. */
export const FRAME_ITEMS_MAX = 100;
/** How many levels a menu has: items, columns, links. */
export const FRAME_LEVELS_MAX = 3;
/** The longest text of a header or a footer, in characters. Ours. */
export const FRAME_TEXT_MAX = 200;
/** The longest address in a header or a footer, in characters. Ours. */
export const FRAME_HREF_MAX = 2000;

/**
 * What must be changed before a header or a footer can be published.
 *
 * | a value                                                          | path, code                          |
 * | ---------------------------------------------------------------- | ----------------------------------- |
 * | an item without a title in any language                          | `main.0.title`, `frame-title-missing`       |
 * | an item with neither an address nor items below it               | `main.0.href`, `frame-no-address`   |
 * | an address with another scheme than http, https, mailto and tel  | `main.0.href`, `frame-address`      |
 * | a social profile elsewhere than on the web                       | `socials.0.href`, `frame-address`   |
 * | classes of an icon with other characters                         | `main.0.icon`, `frame-icon`         |
 * | a text longer than {@link FRAME_TEXT_MAX}                        | its path, `frame-text-max`          |
 * | more than {@link FRAME_ITEMS_MAX} items                          | `lists.main`, `frame-items-max`     |
 * | more than {@link FRAME_LEVELS_MAX} levels, one beside the main menu | `lists.main`, `frame-levels-max` |
 * | a date that is none                                              | `settings.countdownDate`, `frame-date` |
 */
export const siteFrameFaults = (forms: FrameForms): readonly FieldFault[] => {
  const joined = joinedFrame(forms);
  if (joined) return faultsOf(joined);
  for (const language of LANGUAGES) {
    const form = forms[language];
    const faults = form ? faultsOf(withFrameTexts(form, (text) => ({ [language]: text }))) : [];
    if (faults.length > 0) return faults;
  }
  return [];
};

const faultsOf = (frame: SiteFrameForm<FrameTexts>): readonly FieldFault[] => [
  ...Object.entries(frame.lists).flatMap(([name, items]) => [
    ...listFaults(name, items),
    ...allOf(items).flatMap((item) => itemFaults(item, name)),
  ]),
  ...Object.entries(frame.logos).flatMap(([name, { src, href }]) => [
    ...addressFaults(`logos.${name}.src`, src),
    ...addressFaults(`logos.${name}.href`, href),
  ]),
  ...Object.entries(frame.settings).flatMap(([name, value]) => settingFaults(name, value)),
  ...longTexts(frame),
];

const allOf = (items: readonly FrameItem<FrameTexts>[]): readonly FrameItem<FrameTexts>[] =>
  items.flatMap((item) => [item, ...allOf(item.children)]);

const levelsOf = (items: readonly FrameItem<FrameTexts>[]): number =>
  Math.max(0, ...items.map(({ children }) => 1 + levelsOf(children)));

/** How many levels a list has. @param name the list: `main` */
export const frameLevels = (name: string): number => (name === 'main' ? FRAME_LEVELS_MAX : 1);

const listFaults = (name: string, items: readonly FrameItem<FrameTexts>[]): readonly FieldFault[] => [
  ...faultIf(allOf(items).length > FRAME_ITEMS_MAX, `lists.${name}`, 'frame-items-max', {
    max: FRAME_ITEMS_MAX,
  }),
  ...faultIf(levelsOf(items) > frameLevels(name), `lists.${name}`, 'frame-levels-max', {
    max: frameLevels(name),
  }),
];

const itemFaults = (
  { id, title, href, icon, children }: FrameItem<FrameTexts>,
  list: string,
): readonly FieldFault[] => {
  const isSocial = list === 'socials';
  const isElsewhere = (isSocial && !/^https?:/i.test(href)) || (list === 'links' && footerHref(href) === '');
  return [
    ...faultIf(
      !(isSocial || Object.values(title).some((text) => text.trim() !== '')),
      `${id}.title`,
      'frame-title-missing',
    ),
    ...(href.trim() === '' && children.length === 0
      ? [{ path: `${id}.href`, code: 'frame-no-address' as const }]
      : addressFaults(`${id}.href`, href, isElsewhere)),
    ...iconFaults(`${id}.icon`, icon),
  ];
};

const addressFaults = (path: string, href: string, isElsewhere = false): readonly FieldFault[] => {
  if (href.trim() === '' || (href.length <= FRAME_HREF_MAX && isAddress(href) && !isElsewhere)) return [];
  return [{ path, code: 'frame-address' }];
};

const isAddress = (href: string): boolean => {
  const address = safeHref(href);
  return address !== '' && (!/^https?:/i.test(address) || /^https?:\/\/[^\s/?#[\]]/i.test(address));
};

const iconFaults = (path: string, icon: string): readonly FieldFault[] =>
  faultIf(!/^[\w -]{0,100}$/.test(icon), path, 'frame-icon');

const settingFaults = (name: string, value: string): readonly FieldFault[] => {
  const path = `settings.${name}`;
  if (name === 'splitter') return iconFaults(path, value);
  if (name === 'countdownDate')
    return faultIf(value !== '' && Number.isNaN(Date.parse(value)), path, 'frame-date');
  if (name === 'search' || name === 'newsletterHref') return addressFaults(path, value);
  return lengthOf(value) > FRAME_TEXT_MAX ? [tooLong(path)] : [];
};

const longTexts = (frame: SiteFrameForm<FrameTexts>): readonly FieldFault[] => {
  const faults: FieldFault[] = [];
  withFrameTexts(frame, (texts, path) => {
    if (Object.values(texts).some((text) => lengthOf(text) > FRAME_TEXT_MAX)) faults.push(tooLong(path));
  });
  return faults;
};

const tooLong = (path: string): FieldFault => ({
  path,
  code: 'frame-text-max',
  params: { max: FRAME_TEXT_MAX },
});
