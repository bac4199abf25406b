'use client';

import { canShowMore, categorySummary, visibleSummary } from '@fairdesk/core/profile';
import { useId, useState } from 'react';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { ShowMore } from '../shared/show-more.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { CategoryNames } from './category-names.tsx';
import styles from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useProfile } from './use-profile.tsx';

const CompanyCategoriesDialog = lazyView(
  async () => (await import('./company-categories-dialog.tsx')).CompanyCategoriesDialog,
);

/** The categories of the company: the first heading with two groups, and a button for the rest. */
export const CategoriesSection = observer(function CategoriesSection() {
  const { t } = useLabels();
  const id = useId();
  const { profile } = useProfile();
  const [all, setAll] = useState(false);
  const summary = categorySummary(profile.categories);
  // Collapsed groups stay in the document, so that they appear in print.
  const visible = new Set(
    visibleSummary(summary, all).flatMap(({ groups }) => groups.map((group) => group.id)),
  );
  return (
    <ProfileSection title={t('categories')} action={t('categories-edit')} dialog={CompanyCategoriesDialog}>
      {summary.length > 0 ? (
        <dl id={id} className={styles.facts}>
          {summary.map((main) => (
            <div key={main.id} hidden={!main.groups.some((group) => visible.has(group.id))} data-print="show">
              <dt lang={main.language}>{main.name}</dt>
              {main.groups.map(({ id: group, name, language, categories }) => (
                <dd key={group} hidden={!visible.has(group)} data-print="show">
                  <span lang={language}>{name}:</span> <CategoryNames categories={categories} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.missing}>{t('categories-none')}</p>
      )}
      {canShowMore(summary) && (
        <ShowMore
          controls={id}
          expanded={all}
          more={t('categories-more')}
          less={t('categories-less')}
          onToggle={() => setAll(!all)}
        />
      )}
    </ProfileSection>
  );
});
