'use client';

import type { ImportCompanyChange, ImportPreview, ImportValueChange } from '@fairdesk/core/organiser';
import disclosure from '../../shared/disclosure.module.css';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './import.module.css';
import { targetText } from './import-fault-text.ts';
import type { ImportStore } from './import-store.ts';
import { importValueText } from './import-value-text.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

/** Every change, value by value: the old one struck, the new one marked. */
export const ImportChanges = observer(function ImportChanges({ store, preview }: Props) {
  const { t } = useLabels();
  const { companies, totals, ownCount } = preview;
  const total = totals.new + totals.changed + totals.removed;
  return (
    <details className={styles.list} open>
      <summary className={disclosure.summary}>{t('import-changes')}</summary>
      <p className={styles.hint}>{t('import-leave-out-company')}</p>
      {companies.length < total && (
        <p className={styles.hint}>{t('import-changes-listed', { n: companies.length, total })}</p>
      )}
      {ownCount > 0 && (
        <div className={styles.own}>
          <p>{t('import-own-text', { n: ownCount })}</p>
          <label>
            <input
              type="checkbox"
              checked={store.overwrite === 'all'}
              onChange={(event) => store.overwriteAll(event.currentTarget.checked)}
            />{' '}
            {t('import-own-all')}
          </label>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className={styles.companies} tabIndex={0} aria-label={t('import-changes')}>
        {companies.map((company) => (
          <Company key={company.uid} company={company} store={store} />
        ))}
      </ul>
    </details>
  );
});

const Company = observer(function Company({
  company: { uid, name, isNew, isRemoved, isDoubtful, values },
  store,
}: {
  company: ImportCompanyChange;
  store: ImportStore;
}) {
  const { t } = useLabels();
  const isLeftOut = store.leftOut.includes(uid);
  return (
    <li data-left={isLeftOut || undefined}>
      <h3>
        <label>
          <input
            type="checkbox"
            checked={!isLeftOut}
            onChange={(event) => store.leaveOut(uid, !event.currentTarget.checked)}
          />{' '}
          {name}
        </label>
        {isNew && <span className={styles.badge}>{t('import-new')}</span>}
        {isRemoved && <span className={styles.badge}>{t('import-removed')}</span>}
        {isDoubtful && <span className={styles.doubt}>{t('import-doubtful')}</span>}
      </h3>
      <dl>
        {values.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a company can have two new stands
          <Value key={place} change={change} store={store} />
        ))}
      </dl>
    </li>
  );
});

const Value = observer(function Value({ change, store }: { change: ImportValueChange; store: ImportStore }) {
  const labels = useLabels();
  const { t } = labels;
  const { id, target, isOwn } = change;
  const before = importValueText(target, change.before, labels);
  const after = importValueText(target, change.after, labels) || t('import-emptied');
  const isTicked = store.overwrite === 'all' || store.overwrite.includes(id);
  return (
    <div data-own={isOwn || undefined}>
      <dt>{targetText(target, labels)}</dt>
      <dd>
        {before !== '' && (
          <>
            <span className="visually-hidden">{t('import-was')} </span>
            <del>{before}</del>{' '}
          </>
        )}
        {isOwn && !isTicked ? <span className={styles.left}>{after}</span> : <ins>{after}</ins>}
        {isOwn && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={isTicked}
              disabled={store.overwrite === 'all'}
              aria-label={t('import-overwrite', { before, after })}
              onChange={(event) => store.tick(id, event.currentTarget.checked)}
            />{' '}
            {t('import-own')}
          </label>
        )}
      </dd>
    </div>
  );
});
