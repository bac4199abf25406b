import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLabels } from './labels.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { useToast } from './toast.tsx';

interface Closable {
  onClose?: () => void;
}

/**
 * A view whose script loads when it first renders in the browser. Not for views that the server renders: their style
 * would come with the script, after the markup.
 *
 * A view that cannot load says so and closes, so that the page stays; the next one that opens tries again.
 */
export const lazyView = <View,>(load: () => Promise<View>): View => {
  const retry = () => {
    Latest = attempt();
  };
  const attempt = () =>
    lazy(() =>
      load().then(
        (view) => ({ default: view as ComponentType<Closable> }),
        () => ({ default: (props: Closable) => <NotLoaded {...props} onShown={retry} /> }),
      ),
    );
  let Latest = attempt();
  const LazyView = (props: Closable) => {
    const { t } = useLabels();
    const [Current] = useState(() => Latest);
    return (
      <Suspense fallback={<LoadingBar label={t('loading')} />}>
        <Current {...props} />
      </Suspense>
    );
  };
  // `lazy` loses the type parameters of generic views.
  return LazyView as unknown as View;
};

function NotLoaded({ onShown, onClose }: Closable & { onShown: () => void }) {
  const { t } = useLabels();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
  useEffect(() => {
    onShown();
    toast.failed(t('failed-loading'));
    onClose?.();
  }, []);
  return null;
}
