import { type ComponentType, lazy } from 'react';

/** A view whose script loads when it first renders; needs a `Suspense` above it. */
export const lazyView = <View,>(load: () => Promise<View>): View =>
  // `lazy` loses the type parameters of generic views.
  lazy(async () => ({ default: (await load()) as ComponentType })) as unknown as View;
