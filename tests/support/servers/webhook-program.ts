import { createHmac, timingSafeEqual } from 'node:crypto';
import { serve } from './serve.ts';

/** A message as it arrived. */
export interface WebhookMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** As the headers of the request state it: `v1,` and Base64. */
  readonly signature: string;
  readonly body: string;
}

/** An organiser's program that receives messages over HTTP. */
export interface WebhookProgram {
  readonly url: string;
  /** `host:port`, as the settings of the server name it. */
  readonly host: string;
  /** What arrived, the oldest first. */
  readonly messages: readonly WebhookMessage[];
  /** The status of the next responses; 204 at first. */
  status: number;
  close(): Promise<void>;
}

/** Opens a program on a free local port. */
export const openWebhookProgram = async (): Promise<WebhookProgram> => {
  const messages: WebhookMessage[] = [];
  const server = await serve(async (request) => {
    const header = (name: string) => request.headers.get(`webhook-${name}`) ?? '';
    messages.push({
      id: header('id'),
      timestamp: Number(header('timestamp')),
      signature: header('signature'),
      body: await request.text(),
    });
    return new Response(null, { status: program.status });
  });
  const program: WebhookProgram = { ...server, host: new URL(server.url).host, messages, status: 204 };
  return program;
};

/** Whether a message was signed with a secret, as a program checks it. Source: Standard Webhooks. */
export const isSigned = ({ id, timestamp, signature, body }: WebhookMessage, secret: string): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const [one, other] = [Buffer.from(signature), Buffer.from(`v1,${expected}`)];
  return one.length === other.length && timingSafeEqual(one, other);
};
