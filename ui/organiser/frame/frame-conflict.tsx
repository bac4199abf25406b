'use client';

import type { FrameClash, FrameForms, SiteFrameForm } from '@fairdesk/core/editor';
import { LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { type Described, VersionChoice } from '../../shared/editing/version-choice.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { MessageKey } from '../../shared/texts/messages.ts';
import type { Labels } from '../../shared/texts/translate.ts';
import { LatestChange } from '../audit/latest-change.tsx';
import type { FrameStore } from './frame-store.ts';
import { menuDifference } from './menu-difference.ts';

interface Props {
  store: FrameStore;
  /** After the choice. */
  onKeepMine: () => void;
}

/** Another editor published the same header or footer: what both changed differently, and the choice between them. */
export const FrameConflict = observer(function FrameConflict({ store, onKeepMine }: Props) {
  const labels = useLabels();
  const { conflict, edit } = store.publisher;
  if (conflict === undefined) return null;
  const { theirs } = conflict;
  const rows = conflict.clashes.flatMap((clash) => clashRows(clash, edit.form, theirs.forms, labels));
  return (
    <VersionChoice
      mine={rows.map(({ name, mine }) => ({ name, value: mine }))}
      theirs={rows.map(({ name, theirs }) => ({ name, value: theirs }))}
      note={labels.t('frame-clash-note')}
      saved={<LatestChange subject={`frame:${theirs.area}:${theirs.paths[0]}`} />}
      level={2}
      onKeepMine={() => {
        store.choose('mine');
        onKeepMine();
      }}
      onTakeTheirs={() => store.choose('theirs')}
    />
  );
});

interface ClashRow {
  readonly name: Described['name'];
  readonly mine: string;
  readonly theirs: string;
}

/** A clash in each language in which it differs; once when it is the same in all of them. */
const clashRows = (
  { part, language }: FrameClash,
  mine: FrameForms,
  theirs: FrameForms,
  labels: Labels,
): readonly ClashRow[] => {
  const rows = LANGUAGES.filter((each) => mine[each] && (language ?? each) === each)
    .map((each) => {
      const [own, other] = partTexts(part, [mine[each], theirs[each]], labels);
      return { language: each, mine: own, theirs: other };
    })
    .filter((row) => row.mine !== row.theirs);
  const name = partName(part, labels);
  const [first] = rows;
  const isOne = rows.every((row) => row.mine === first?.mine && row.theirs === first?.theirs);
  if (first && isOne && language === undefined) return [{ ...first, name }];
  return rows.map((row) => ({ ...row, name: `${name}, ${LANGUAGE_NAMES[row.language]}` }));
};

const PART_NAMES: Readonly<Record<string, MessageKey>> = {
  'lists.main': 'frame-list-main',
  'lists.service': 'frame-list-service',
  'lists.profile': 'frame-list-profile',
  'lists.links': 'frame-list-links',
  'lists.socials': 'frame-list-socials',
  'logos.main': 'frame-logo-main',
  'logos.poweredBy': 'frame-logo-poweredBy',
  'texts.topbar': 'frame-text-topbar',
  'texts.newsletter': 'frame-text-newsletter',
  'texts.brand': 'frame-text-brand',
  'texts.city': 'frame-text-city',
  'settings.newsletterHref': 'frame-setting-newsletterHref',
  'settings.search': 'frame-setting-search',
  'settings.splitter': 'frame-setting-splitter',
  'settings.year': 'frame-setting-year',
  'settings.countdownDate': 'frame-countdown-day',
  'settings.showSearch': 'frame-showSearch',
  'settings.showCountdown': 'frame-showCountdown',
  'settings.showLanguageSwitch': 'frame-showLanguageSwitch',
};

const partName = (part: string, { t }: Labels): string => {
  const key = PART_NAMES[part];
  return key === undefined ? part : t(key);
};

/** A part of both versions in words; of a list, what differs. */
const partTexts = (
  part: string,
  forms: readonly [SiteFrameForm | undefined, SiteFrameForm | undefined],
  labels: Labels,
): readonly [string, string] => {
  const [kind, name = ''] = part.split('.');
  const [mine, theirs] = forms;
  if (kind === 'lists') {
    const [own, other] = menuDifference(mine?.lists[name] ?? [], theirs?.lists[name] ?? []);
    const none = own === other ? '' : labels.t('frame-clash-none');
    return [own || none, other || none];
  }
  return [partText(part, mine, labels), partText(part, theirs, labels)];
};

const partText = (part: string, form: SiteFrameForm | undefined, { t }: Labels): string => {
  const [kind = '', name = ''] = part.split('.');
  if (form === undefined) return '';
  if (kind === 'texts') return form.texts[name] ?? '';
  if (kind === 'logos') {
    const { src = '', alt = '', href = '' } = form.logos[name] ?? {};
    return [src, alt, href].filter(Boolean).join('\n');
  }
  const setting = form.settings[name] ?? '';
  return name.startsWith('show') ? t(setting === '1' ? 'yes' : 'no') : setting;
};
