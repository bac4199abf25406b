// `npm start`: installs and builds what is missing, then runs the server until it is stopped.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, nodePath, serverEnvironment, serverPath } from './setup.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(nodePath(), [serverPath], {
  cwd: process.cwd(),
  // The channel lets the server detect that this process has ended, however it ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...serverEnvironment() },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));

// npm does not forward every signal: stop when npm has ended.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 1000).unref();

server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
