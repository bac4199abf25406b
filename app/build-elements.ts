/** Bundles what the custom elements of public pages do, into the build: `npm run build` ends with it. */
import { bundleElements } from './_server/bundle-elements.ts';

await bundleElements(new URL('../.next', import.meta.url).pathname);
