/** Loads the routes in the arguments as our own server does, and prints those left to Next. */
import { loadRoute } from '#app/_front/run-routes.ts';
import { allowServerModules } from '#app/_process/without-bundler.ts';

allowServerModules();
const left: string[] = [];
for (const file of process.argv.slice(2)) if ((await loadRoute(file)) === undefined) left.push(file);
process.stdout.write(JSON.stringify(left));
