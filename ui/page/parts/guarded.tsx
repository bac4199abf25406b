import { PART_TIMEOUT_MS, SLOW_BLOCK_MS } from '@fairdesk/core/page';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../shared/error-state.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './guarded.module.css';
import { renderNode } from './render-node.tsx';

interface Props {
  /** The kind of the block, for error messages and the log. */
  name: string;
  page: RenderContext;
  children: ReactNode;
}

/**
 * Contains an error within its block, so that the rest of the page still renders. Site spec §8 "Component
 * render error".
 */
export function Guarded({ name, page, children }: Props) {
  const { labels, state, report } = page;
  const problem = (cause: unknown): ReactElement => {
    report?.(name, cause);
    const message = cause instanceof Error ? cause.message : String(cause);
    return (
      <ErrorState
        text={state === 'edit' ? `${name}: ${message}` : labels.t('block-problem', { component: name })}
      />
    );
  };
  try {
    return renderNode(children, (later) => (
      <Suspense fallback={<Coming name={name} labels={labels} />}>{later.catch(problem)}</Suspense>
    ));
  } catch (cause) {
    return problem(cause);
  }
}

/**
 * The loading state. CSS displays the notice only after a delay, without a script; the page itself has
 * already waited briefly before it was sent. A feed says immediately that it is loading. Source: site spec §8
 * "Loading RSS".
 */
function Coming({ name, labels: { t } }: { name: string; labels: RenderContext['labels'] }) {
  return (
    <>
      {name === 'feed' && <p>{t('feed-loading')}</p>}
      <p className={styles.slow} style={{ animationDelay: `${SLOW_BLOCK_MS - PART_TIMEOUT_MS}ms` }}>
        {t('block-slow')}
      </p>
    </>
  );
}
