// `npm start`: installs and builds what is missing, then runs the server until it is told to stop.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodePath, root, serverEnvironment } from './setup.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(nodePath(), [join(root, 'app', 'server.ts')], {
  cwd: process.cwd(),
  // The channel tells the server when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...serverEnvironment() },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));

// npm does not pass every signal on: when it is gone, so are we.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 1000).unref();

server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
