import type { FairStep } from '@fairdesk/core/organiser';
import { Link } from '../../shared/link.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import styles from './next-steps.module.css';

interface Props {
  steps: readonly FairStep[];
  labels: Labels;
  /** The address of a page of the desk. */
  to: (path: string) => string;
}

const PATHS: Readonly<Record<FairStep, string>> = {
  exhibitors: 'exhibitors',
  tasks: 'tasks',
  website: 'pages',
  publish: 'settings',
};

/** What a new fair still needs: each step leads to the page where it is taken. */
export function NextSteps({ steps, labels: { t }, to }: Props) {
  return (
    <>
      <h2>{t('overview-steps')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Link href={to(PATHS[step])}>{t(`overview-step-${step}`)}</Link>
            <p>{t(`overview-step-${step}-text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
