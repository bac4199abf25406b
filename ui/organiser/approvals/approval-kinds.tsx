'use client';

import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './approvals.module.css';
import type { ApprovalsStore } from './approvals-store.ts';

/** Limits the list to a kind of item; absent where only one kind waits. */
export const ApprovalKinds = observer(function ApprovalKinds({ store }: { store: ApprovalsStore }) {
  const { t } = useLabels();
  const { kinds, kind } = store;
  if (kinds.length < 2 && kind === undefined) return null;
  return (
    <div className={styles.kinds} data-filters>
      <SelectField
        path="approval-kind"
        label={t('approval-kind')}
        value={kind ?? ''}
        none={t('approval-kind-all')}
        options={kinds.map((value) => ({ value, label: t(`approval-kind-${value}`) }))}
        onChange={(value) => store.filter(kinds.find((each) => each === value))}
      />
      {store.items.length === 0 && <p role="status">{t('approval-kind-none')}</p>}
    </div>
  );
});
