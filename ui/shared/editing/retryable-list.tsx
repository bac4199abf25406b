import { type ComponentType, useState, useTransition } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FailedList } from './failed-list.tsx';

/**
 * A list whose script may come later than the page. If it cannot load, the list says so and offers to retry.
 *
 * @param make creates the lazy component; after a failure it creates another, because a lazy component loads once.
 */
export const retryableList = <Props extends object>(
  make: () => ComponentType<Props>,
): ComponentType<Props> => {
  let List = make();
  return function RetryableList(props) {
    const [attempt, setAttempt] = useState(0);
    // Without a transition, a list that the page came with would suspend outside of any boundary.
    const [isPending, startTransition] = useTransition();
    const retry = () => startTransition(() => setAttempt(attempt + 1));
    return (
      <ErrorBoundary
        key={attempt}
        onError={() => {
          List = make();
          // The first failure may be of an earlier visit, which the user left before it failed.
          if (attempt === 0) retry();
        }}
        fallback={() => <FailedList busy={isPending} onRetry={retry} />}
      >
        <List {...props} />
      </ErrorBoundary>
    );
  };
};
