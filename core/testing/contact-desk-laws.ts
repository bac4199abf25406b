import fc from 'fast-check';
import type { ContactDesk, ContactInbox, ContactMessage } from '../contact/index.ts';
import type { EventId } from '../shared/index.ts';
import { anyTitle } from './any-shared.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** A contact desk under test, the inbox of its organisers, and three events. */
export interface ContactDeskSubject {
  readonly desk: ContactDesk;
  readonly inbox: ContactInbox;
  /** An event whose organiser has an e-mail address. */
  readonly event: EventId;
  /** An event whose organiser has none. */
  readonly silent: EventId;
  readonly unknown: EventId;
}

/** The laws of a contact desk and its inbox. They send a few messages. */
export const contactDeskLaws = (make: () => Promise<ContactDeskSubject>, { test }: LawRunner): void => {
  test('stores one copy of each sent message, newest first', async () => {
    const { desk, inbox, event } = await make();
    await forAll(fc.array(anyContactMessage, { minLength: 1, maxLength: 3 }), async (sent) => {
      const before = await succeed(inbox.messages(event), 'Listing messages');
      for (const message of sent) await succeed(desk.send(event, message), 'Sending a message');
      const after = await succeed(inbox.messages(event), 'Listing messages');
      demandSame(
        after.slice(0, sent.length).map(({ id: _id, sentAt: _sentAt, ...message }) => message),
        sent.toReversed(),
        'The copies differ from what was sent',
      );
      demandSame(after.slice(sent.length), before, 'Earlier copies changed');
      demand(new Set(after.map(({ id }) => id)).size === after.length, 'Two copies have the same id');
    });
  });

  test('stores one copy of a message that is sent again with its key, as it was last', async () => {
    const { desk, inbox, event } = await make();
    const attempts = fc.array(anyContactMessage, { minLength: 1, maxLength: 3 });
    await forAll(fc.tuple(attempts, anyKey), async ([sent, key]) => {
      const before = await succeed(inbox.messages(event), 'Listing messages');
      for (const message of sent) await succeed(desk.send(event, message, { key }), 'Sending a message');
      const [{ id: _id, sentAt: _sentAt, ...last } = {}, ...rest] = await succeed(
        inbox.messages(event),
        'Listing messages',
      );
      demandSame(last, sent.at(-1), 'The copy differs from what was sent last');
      demandSame(rest, before, 'There are other copies');
    });
  });

  test('sends nothing to an event without a recipient, and stores no copy', async () => {
    const { desk, inbox, event, silent, unknown } = await make();
    const before = await succeed(inbox.messages(event), 'Listing messages');
    for (const place of [silent, unknown]) {
      await forAll(anyContactMessage, async (message) => {
        const { kind } = await fail(desk.send(place, message), 'Sending to an event without a recipient');
        demandSame(kind, 'not-found', 'The failure differs');
      });
      demandSame(await succeed(inbox.messages(place), 'Listing messages'), [], 'A copy was stored');
    }
    demandSame(await succeed(inbox.messages(event), 'Listing messages'), before, 'Another inbox changed');
  });
};

/** A key that no other message has. */
const anyKey = fc.noBias(fc.uuid());

/** Any message that a form accepts. */
export const anyContactMessage: fc.Arbitrary<ContactMessage> = fc.record({
  exhibitor_email: fc.constantFrom('anna@bakery.example', 'o.demir@firma.example'),
  exhibitor_name: anyTitle,
  exhibitor_company: anyTitle,
  show_name: anyTitle,
  event_name: anyTitle,
  show_code: fc.constantFrom('', '12'),
  message: anyTitle,
});
