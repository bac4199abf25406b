/**
 * Completes `next build`: bundles the server and the custom elements of public pages, and compresses all files for
 * browsers.
 */
import { bundleElements } from '#app/_front/bundle-elements.ts';
import { bundleServer } from '#app/_front/bundle-server.ts';
import { compressStatic } from '#app/_front/compress-static.ts';

const build = new URL('../.next', import.meta.url).pathname;
await bundleServer(build);
await bundleElements(build);
await compressStatic(`${build}/static`);
