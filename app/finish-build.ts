/** What `next build` leaves to do: the custom elements of public pages, and all files compressed for browsers. */
import { bundleElements } from './_server/bundle-elements.ts';
import { compressStatic } from './_server/compress-static.ts';

const build = new URL('../.next', import.meta.url).pathname;
await bundleElements(build);
await compressStatic(`${build}/static`);
