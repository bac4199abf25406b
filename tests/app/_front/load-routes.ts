/** Loads the routes in the arguments as our own server does; fails at the first that plain Node cannot load. */
import { pathToFileURL } from 'node:url';
import { allowServerModules } from '#app/_process/without-bundler.ts';

allowServerModules();
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
