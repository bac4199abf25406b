import { type ComponentType, lazy } from 'react';

/** A view whose script comes when it is first drawn; it needs a `Suspense` above it. */
export const lazyView = <View,>(load: () => Promise<View>): View =>
  // React forgets what kind of props a view takes that decides them itself.
  lazy(async () => ({ default: (await load()) as ComponentType })) as unknown as View;
