'use client';

import { LIMIT_MAX, withLimit, withType } from '@fairdesk/core/organiser';
import { PROFILE_TABS, type ProfileSettings } from '@fairdesk/core/profile';
import { isListed } from '@fairdesk/core/shared';
import { useLabels } from '../../shared/texts/labels.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import { PARTICIPATION_TYPE } from '../../shared/texts/participation-type-key.ts';
import styles from './profile-rules.module.css';

interface Props {
  types: readonly string[];
  settings: ProfileSettings;
  change: (part: Partial<ProfileSettings>) => void;
}

/** What each participation type has: its tabs, its limits and its public page. */
export function ProfileRulesTable({ types, settings, change }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const nameOf = (type: string) => participationTypeText(type, labels);
  const { hiddenTabs, excludedTypes } = settings;
  const limit = (name: 'productLimits' | 'categoryLimits', type: string, label: string) => (
    <td>
      <input
        type="number"
        min={0}
        max={LIMIT_MAX}
        step={1}
        inputMode="numeric"
        aria-label={`${label}: ${type === '*' ? t('profile-rule-others') : nameOf(type)}`}
        value={settings[name][type] ?? ''}
        placeholder={type === '*' ? t('profile-rule-no-limit') : String(settings[name]['*'] ?? '')}
        onChange={(event) => change({ [name]: withLimit(settings[name], type, event.currentTarget.value) })}
      />
    </td>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t('profile-rule-types')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('profile-rule-type')}</th>
            {PROFILE_TABS.map((tab) => (
              <th key={tab} scope="col">
                {t(`profile-rule-tab-${tab}`)}
              </th>
            ))}
            <th scope="col">{t('profile-rule-public')}</th>
            <th scope="col">{t('profile-rule-products')}</th>
            <th scope="col">{t('profile-rule-categories')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">{nameOf(type)}</th>
              {PROFILE_TABS.map((tab) => (
                <td key={tab}>
                  <input
                    type="checkbox"
                    aria-label={`${t(`profile-rule-tab-${tab}`)}: ${nameOf(type)}`}
                    checked={!isListed(hiddenTabs[tab] ?? '', type)}
                    onChange={({ currentTarget: { checked } }) =>
                      change({
                        hiddenTabs: { ...hiddenTabs, [tab]: withType(hiddenTabs[tab] ?? '', type, !checked) },
                      })
                    }
                  />
                </td>
              ))}
              <td>
                <input
                  type="checkbox"
                  aria-label={`${t('profile-rule-public')}: ${nameOf(type)}`}
                  checked={!isListed(excludedTypes, type)}
                  onChange={({ currentTarget: { checked } }) =>
                    change({ excludedTypes: withType(excludedTypes, type, !checked) })
                  }
                />
              </td>
              {limit('productLimits', type, t('profile-rule-products'))}
              {limit('categoryLimits', type, t('profile-rule-categories'))}
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={PROFILE_TABS.length + 2}>
              {t('profile-rule-others')}
            </th>
            {limit('productLimits', '*', t('profile-rule-products'))}
            {limit('categoryLimits', '*', t('profile-rule-categories'))}
          </tr>
        </tbody>
      </table>
      <p>{t('profile-rule-type-names', { key: `${PARTICIPATION_TYPE}${types[0] ?? ''}` })}</p>
    </div>
  );
}
