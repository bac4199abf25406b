// For containers: exits with 0 while the server is ready. It goes by the public host, because others are refused.
import { request } from 'node:http';

const { APP_URL, PORT = '3000' } = process.env;
const host = APP_URL ? new URL(APP_URL).host : `localhost:${PORT}`;

request({ port: Number(PORT), host: '127.0.0.1', path: '/api/readyz', headers: { host }, timeout: 4_000 })
  .on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
  .end();
