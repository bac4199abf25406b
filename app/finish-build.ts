/**
 * Completes `next build`: bundles the server and the custom elements of public pages, writes their icons, hints
 * and compresses the files for browsers, and links what was compiled more than once.
 */
import { bundleElements } from '#app/_build/bundle-elements.ts';
import { bundleServer } from '#app/_build/bundle-server.ts';
import { compressStatic } from '#app/_build/compress-static.ts';
import { hintScripts } from '#app/_build/hint-scripts.ts';
import { iconsFile } from '#app/_build/icons-file.ts';
import { linkEqualFiles } from '#app/_build/link-equal-files.ts';
import { writeIcons } from '#app/_build/write-icons.ts';

const build = new URL('../.next', import.meta.url).pathname;
await Promise.all([
  bundleServer(build).then(() => writeIcons(iconsFile(build))),
  Promise.all([bundleElements(build), hintScripts(`${build}/static/chunks`)]).then(() =>
    compressStatic(`${build}/static`),
  ),
  // On Windows only some users may create links.
  process.platform === 'win32' ? undefined : linkEqualFiles(`${build}/server/chunks`),
]);
