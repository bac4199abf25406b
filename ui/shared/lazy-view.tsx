import { type ComponentType, lazy } from 'react';

/**
 * A view whose script loads when it first renders in the browser; needs a `Suspense` above it. Not for views that the
 * server renders: their style would come with the script, after the markup.
 */
export const lazyView = <View,>(load: () => Promise<View>): View =>
  // `lazy` loses the type parameters of generic views.
  lazy(async () => ({ default: (await load()) as ComponentType })) as unknown as View;
