'use client';

import type { ImportPreview } from '@fairdesk/core/organiser';
import { Button } from '../../shared/button.tsx';
import disclosure from '../../shared/disclosure.module.css';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import desk from '../desk-table.module.css';
import { useOrganiser } from '../use-organiser.ts';
import styles from './import.module.css';
import { faultText, targetText } from './import-fault-text.ts';
import type { ImportStore } from './import-store.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

/** The rows that cannot be imported, each with its reason. */
export const ImportFaults = observer(function ImportFaults({ store, preview }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const toast = useToast();
  const { downloadTable } = useOrganiser();
  const { faults, faultCount } = preview;
  const download = async () => {
    if (store.request === undefined) return;
    const done = await downloadTable(
      `imports/faults?language=${language}`,
      store.request,
      'import-faults.csv',
    );
    if (done.isErr()) toast.failed(t('import-failed'));
  };
  return (
    <details className={styles.list} open={faultCount <= 10}>
      <summary className={disclosure.summary}>{t('import-faults')}</summary>
      {faults.length < faultCount && (
        <p className={styles.hint}>{t('import-faults-listed', { n: faults.length, total: faultCount })}</p>
      )}
      <Button look="quiet" onClick={() => void download()}>
        {t('import-faults-download')}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.tall} tabIndex={0} aria-label={t('import-faults')}>
        <table className={`${desk.table} ${styles.table} ${styles.columns}`}>
          <thead>
            <tr>
              <th scope="col">{t('import-line')}</th>
              <th scope="col">{t('import-target')}</th>
              <th scope="col">{t('import-value')}</th>
              <th scope="col">{t('import-reason')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map((fault, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line can have several faults of one kind
              <tr key={place}>
                <th scope="row">{fault.line}</th>
                <td>{fault.target && targetText(fault.target, labels)}</td>
                <td>{fault.value}</td>
                <td>{faultText(fault, labels)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
});
