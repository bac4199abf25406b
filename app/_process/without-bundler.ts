import { registerHooks } from 'node:module';

/** A module for bundlers only: it fails a build that would send server code to browsers. */
const MARKER = 'server-only';

/** Lets plain Node load the modules that Next bundles. */
export const allowServerModules = (): void => {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === MARKER ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context),
  });
};
