import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './integrations.module.css';

/** How a program uses a key. @param address the address of the JSON:API */
export function ServiceKeyHelp({ address }: { address: string }) {
  const { t } = useLabels();
  return (
    <section className={styles.help}>
      <h3>{t('service-key-help')}</h3>
      <p>{t('service-key-help-text')}</p>
      <p className={styles.code} translate="no">
        <code>{`curl -H 'Authorization: Bearer fdk_…' ${address}/participations`}</code>
      </p>
    </section>
  );
}
