import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtpTransport } from '#adapters/platform/mail/transport.ts';

/** A mail server that gives these responses, by command; `undefined` breaks the connection. */
type Script = Readonly<Record<'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.', string | undefined>>;

const COMMANDS = ['EHLO', 'MAIL', 'RCPT', 'DATA'] as const;
/** A response that never ends, line by line. */
const DRIPPING = '250-wait';
const DRIP_MS = 10;
/** A response after the server has read the text for longer than other timeouts. */
const SLOW = '250 queued at last';
const SLOW_MS = 12_000;
const ACCEPTING: Script = {
  EHLO: '250 mail.example',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 queued',
};
const servers: ReturnType<typeof createServer>[] = [];

/** Follows the script on one connection. */
const converse = (socket: Socket, script: Script): void => {
  let isText = false;
  socket.on('error', () => {});
  socket.on('data', (part) => {
    const text = String(part);
    if (isText && !text.endsWith('\r\n.\r\n')) return;
    const command = isText ? '.' : COMMANDS.find((each) => text.startsWith(each));
    isText = command === 'DATA';
    const response = command === undefined ? '250 ok' : script[command];
    if (response === undefined) socket.destroy();
    else if (response === DRIPPING) drip(socket);
    else respond(socket, response);
  });
};

const respond = (socket: Socket, response: string): void => {
  const write = () => socket.write(`${response}\r\n`);
  if (response === SLOW) setTimeout(write, SLOW_MS);
  else write();
};

const drip = (socket: Socket): void => {
  const timer = setInterval(() => socket.write(`${DRIPPING}\r\n`), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
};

const openServer = async (script: Script, greeting = '220 mail.example'): Promise<string> => {
  const server = createServer((socket) => {
    converse(socket, script);
    socket.write(`${greeting}\r\n`);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const deliver = async (smtpUrl: string, deliveryMs?: number) => {
  const send = createSmtpTransport({ smtpUrl, from: 'desk@fair.example' }, deliveryMs);
  return send('m1', { recipient: 'anna@kas.example', subject: 'Hello', body: 'text' });
};

it.each([
  ['accepted', 'the server takes it', ACCEPTING],
  ['rejected', 'the recipient does not exist', { ...ACCEPTING, RCPT: '550 5.1.1 no such user' }],
  ['rejected', 'the text is rejected', { ...ACCEPTING, '.': '554 5.7.1 spam' }],
  ['deferred', 'the recipient is greylisted', { ...ACCEPTING, RCPT: '451 4.7.1 later' }],
  ['deferred', 'the text cannot be stored', { ...ACCEPTING, '.': '452 4.3.1 full' }],
  ['away', 'the sender is rejected, which is a fault of the settings', { ...ACCEPTING, MAIL: '550 no' }],
  ['away', 'the connection breaks before the text', { ...ACCEPTING, RCPT: undefined }],
  ['away', 'the connection breaks at the text command', { ...ACCEPTING, DATA: undefined }],
  ['lost', 'the connection breaks after the text', { ...ACCEPTING, '.': undefined }],
] as const)('a delivery is %s when %s', async (kind, _when, script) => {
  const delivery = await deliver(await openServer(script));
  expect(delivery.kind).toBe(kind);
  expect(delivery.answer).not.toBe('');
});

it('a delivery is accepted by a server that reads the text for twelve seconds', {
  timeout: 30_000,
}, async () => {
  expect((await deliver(await openServer({ ...ACCEPTING, '.': SLOW }))).kind).toBe('accepted');
});

it('a delivery is away when the server turns us away, or there is none', async () => {
  expect((await deliver(await openServer(ACCEPTING, '554 no service'))).kind).toBe('away');
  expect((await deliver('smtp://127.0.0.1:9')).kind).toBe('away');
});

it.each([
  ['away', 'EHLO'],
  ['away', 'MAIL'],
  ['away', 'RCPT'],
  ['away', 'DATA'],
  ['lost', '.'],
] as const)('a delivery is %s when the response to %s never ends', async (kind, command) => {
  const server = await openServer({ ...ACCEPTING, [command]: DRIPPING });
  expect(await deliver(server, 1000)).toEqual({ kind, answer: expect.stringMatching(/abort|timeout/i) });
});

it('a delivery is away when the greeting never ends', async () => {
  const greeting = `220-wait\r\n${DRIPPING}`;
  expect((await deliver(await openServer(ACCEPTING, greeting), 1000)).kind).toBe('away');
});
