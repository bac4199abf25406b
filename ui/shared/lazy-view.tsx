import { type ComponentType, useEffect, useState } from 'react';
import { LoadingBar } from './loading-bar.tsx';
import { useLabels } from './texts/labels.tsx';
import { useToast } from './toasts/toast.tsx';

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
  const LazyView = (props: Closable) => {
    const { t } = useLabels();
    const toast = useToast();
    const [Loaded, setLoaded] = useState<ComponentType<Closable>>();
    // biome-ignore lint/correctness/useExhaustiveDependencies: it loads once
    useEffect(() => {
      let isGone = false;
      load().then(
        (view) => setLoaded(() => view as ComponentType<Closable>),
        () => {
          // Another view may be open by now: its owner would close that one.
          if (isGone) return;
          toast.failed(t('failed-loading'));
          props.onClose?.();
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : <LoadingBar label={t('loading')} />;
  };
  // A function component loses the type parameters of generic views.
  return LazyView as unknown as View;
};
