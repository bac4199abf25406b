import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterEach, it as example, expect } from 'vitest';
import type { Delivery } from '#adapters/platform/mail/delivery.ts';
import { createSmtpTransport } from '#adapters/platform/mail/transport.ts';

/** The steps of a delivery to which a mail server responds. */
const STEPS = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', '.'] as const;
type Step = (typeof STEPS)[number];
const USUAL: Readonly<Record<Step, string>> = {
  ...{ greeting: '220', EHLO: '250', MAIL: '250', RCPT: '250', DATA: '354', '.': '250' },
};
/** What a mail server does at a step; `usual` goes on. */
type Act = 'usual' | '421' | '451' | '550' | 'garbage' | 'cut';

/** A conversation: what the server does at the first step that is not as usual, and how it writes its responses. */
const anyConversation = fc.record({
  step: fc.constantFrom(...STEPS),
  act: fc.constantFrom<Act[]>('usual', '421', '451', '550', 'garbage', 'cut'),
  /** Lines before the last one of each response. */
  lines: fc.nat(3),
  /** Bytes written at once. */
  piece: fc.constantFrom(1, 5, 1000),
  /** A response that no command was sent for, after the text was accepted. */
  isTalkative: fc.boolean(),
});

type Conversation = typeof anyConversation extends fc.Arbitrary<infer T> ? T : never;

const responseTo = (step: Step, { act, step: at, lines }: Conversation): string | undefined => {
  const code = act === 'usual' || at !== step ? USUAL[step] : act;
  if (code === 'cut') return undefined;
  if (code === 'garbage') return '<html>Bad Gateway</html>\r\n';
  return `${Array.from({ length: lines }, () => `${code}-more\r\n`).join('')}${code} end\r\n`;
};

const writeIn = (socket: Socket, text: string, piece: number): void => {
  for (let start = 0; start < text.length; start += piece) socket.write(text.slice(start, start + piece));
};

const respond = (socket: Socket, step: Step, conversation: Conversation): void => {
  const response = responseTo(step, conversation);
  if (response === undefined) {
    socket.destroy();
    return;
  }
  writeIn(socket, response, conversation.piece);
  if (conversation.act === '421' && conversation.step === step) socket.end();
  if (step === '.' && conversation.isTalkative) socket.write('421 4.4.2 idle too long\r\n');
};

/** @param responds whether the server responds at this step */
const converse = (
  socket: Socket,
  conversation: Conversation,
  responds: (step: Step) => boolean = () => true,
): void => {
  let text: string | undefined;
  const respondAt = (step: Step) => {
    if (responds(step)) respond(socket, step, conversation);
  };
  socket.setNoDelay(true).on('error', () => {});
  respondAt('greeting');
  socket.on('data', (part) => {
    const received = String(part);
    if (text !== undefined) {
      text += received;
      if (!text.endsWith('\r\n.\r\n')) return;
      text = undefined;
      respondAt('.');
      return;
    }
    const step = STEPS.find((each) => received.replace('HELO', 'EHLO').startsWith(each));
    if (step === undefined) return;
    if (step === 'DATA' && responseTo('DATA', conversation)?.startsWith('354')) text = '';
    respondAt(step);
  });
};

/** The kind of a delivery whose server does this at this step. */
const kindAfter = ({ step, act }: Conversation): Delivery['kind'] => {
  if (act === 'usual') return 'accepted';
  if (['greeting', 'EHLO', 'MAIL'].includes(step)) return 'away';
  if (act === '550') return 'rejected';
  if (act === 'cut') return step === '.' ? 'lost' : 'away';
  return act === 'garbage' && step === '.' ? 'lost' : 'deferred';
};

let server: Server | undefined;
afterEach(() => void server?.close());
const open = async (onConnection: (socket: Socket) => void): Promise<string> => {
  server = createServer(onConnection);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};
const MAIL = { recipient: 'anna@kas.example', subject: 'Hello', body: 'one\n.\ntwo' };
const deliver = (smtpUrl: string, deliveryMs?: number, signal?: AbortSignal) =>
  createSmtpTransport({ smtpUrl, from: 'desk@fair.example' }, deliveryMs)('m1', MAIL, signal);

it.prop([anyConversation], { numRuns: 80 })(
  'a delivery says what became of the mail, and leaves no connection open, however the server responds',
  async (conversation) => {
    const closed = Promise.withResolvers<void>();
    const smtpUrl = await open((socket) => {
      socket.once('close', () => closed.resolve());
      converse(socket, conversation);
    });
    const { kind, answer } = await deliver(smtpUrl);
    await closed.promise;
    server?.close();
    expect(kind).toBe(kindAfter(conversation));
    const response = responseTo(conversation.act === 'usual' ? '.' : conversation.step, conversation);
    if (response !== undefined) expect(answer).toBe(response.trimEnd().replaceAll('\r', ''));
  },
);

example.each([
  ['away', 'RCPT'],
  ['lost', '.'],
] as const)('a delivery that is aborted is %s before the response to %s, and is closed', async (kind, at) => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<void>();
  const conversation = { step: at, act: 'usual', lines: 0, piece: 1000, isTalkative: false } as const;
  const smtpUrl = await open((socket) => {
    socket.once('close', () => closed.resolve());
    converse(socket, conversation, (step) => {
      if (step === at) controller.abort();
      return step !== at;
    });
  });
  // No other limit ends it.
  const answer = expect.stringMatching(/abort/i);
  expect(await deliver(smtpUrl, undefined, controller.signal)).toEqual({ kind, answer });
  await closed.promise;
});

example('the start of a long response is stored', async () => {
  const smtpUrl = await open((socket) => void socket.end(`554 ${'x'.repeat(400)}\r\n`));
  expect((await deliver(smtpUrl)).answer).toBe(`554 ${'x'.repeat(296)}`);
});

example.each([
  ['refuses to encrypt after it has offered it', '454 4.7.0 TLS not available\r\n'],
  ['speaks in clear where it has promised to encrypt', '220 go\r\n220 not encrypted\r\n'],
])('nothing is sent in clear to a server that %s', async (_, response) => {
  const received: string[] = [];
  const smtpUrl = await open((socket) => {
    socket.on('error', () => {}).write('220 mail.example\r\n');
    socket.on('data', (part) => {
      const text = part.toString('latin1');
      received.push(text);
      if (text.startsWith('EHLO')) socket.write('250-mail.example\r\n250 STARTTLS\r\n');
      if (text.startsWith('STARTTLS')) socket.write(response);
    });
  });
  expect((await deliver(smtpUrl, 1000)).kind).toBe('away');
  expect(received.join('')).not.toMatch(/MAIL FROM|kas\.example/);
});
