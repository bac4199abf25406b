'use client';

import type { ImportPreview } from '@fairdesk/core/organiser';
import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './import.module.css';
import { ImportChanges } from './import-changes.tsx';
import { ImportFaults } from './import-faults.tsx';
import type { ImportStore } from './import-store.ts';

interface Props {
  store: ImportStore;
  preview: ImportPreview;
}

/** What the import will do: figures, faulty rows, changes value by value, and the button that does it. */
export const ImportPreviewSection = observer(function ImportPreviewSection({ store, preview }: Props) {
  const { t, language } = useLabels();
  const { totals, rows } = preview;
  const figures = [
    ['import-row-count', rows],
    ['import-new', totals.new],
    ['import-changed', totals.changed],
    ...(totals.removed > 0 ? [['import-removed', totals.removed] as const] : []),
    ['import-same', totals.same],
    ['import-faulty', totals.faulty],
  ] as const;
  const companies = totals.new + totals.changed + totals.removed;
  const chosen = companies - store.leftOut.length;
  const isBlocked = chosen === 0 || (totals.faulty > 0 && !store.isPartial);
  return (
    <section className={styles.section} aria-labelledby="import-preview" aria-busy={store.isBusy}>
      <h2 id="import-preview">{t('import-preview')}</h2>
      <dl className={styles.figures}>
        {figures.map(([label, figure]) => (
          <div key={label} data-alert={(label === 'import-faulty' && figure > 0) || undefined}>
            <dt>{t(label)}</dt>
            <dd>{numberText(figure, language)}</dd>
          </div>
        ))}
      </dl>
      {totals.faulty > 0 && (
        <>
          <ImportFaults store={store} preview={preview} />
          <fieldset className={styles.partial}>
            <legend>{t('import-partial')}</legend>
            {([true, false] as const).map((isPartial) => (
              <label key={String(isPartial)}>
                <input
                  type="radio"
                  name="import-partial"
                  checked={store.isPartial === isPartial}
                  onChange={() => store.setPartial(isPartial)}
                />{' '}
                {t(isPartial ? 'import-skip' : 'import-whole')}
              </label>
            ))}
          </fieldset>
        </>
      )}
      {companies === 0 ? (
        <p>{t(reasonToImportNothing(preview))}</p>
      ) : (
        <>
          <Button busy={store.isBusy} idle={isBlocked} onClick={() => void store.start()}>
            {t('import-start', { n: chosen })}
          </Button>
          <ImportChanges store={store} preview={preview} />
        </>
      )}
    </section>
  );
});

/** The text for a list that changes nothing. */
const reasonToImportNothing = ({ rows, totals, columns }: ImportPreview) => {
  if (rows === 0) return 'import-no-rows';
  if (totals.faulty === 0 || totals.same > 0) return 'import-no-changes';
  const namesCompanies = columns.some(({ target }) => target === 'organizationName' || target === 'uid');
  return namesCompanies ? 'import-only-faulty' : 'import-no-company';
};
