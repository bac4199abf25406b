import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly mail: Email;
}

/** A real mail server that stores its mails, and rejects them while `isDown`. */
export const openMailbox = async () => {
  const state = { isDown: false, received: [] as ReceivedMail[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (state.isDown) return done(new Error('down'));
        const mail = await PostalMime.parse(Buffer.concat(parts));
        state.received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () =>
      resolve((listener.address() as { port: number }).port),
    );
  });
  return {
    state,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
