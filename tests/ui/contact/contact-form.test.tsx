// @vitest-environment jsdom

import { CONTACT_MESSAGE_MAX, readNotices } from '@fairdesk/core/contact';
import { type EventId, eventIdOf, LANGUAGES } from '@fairdesk/core/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync } from 'neverthrow';
import { type ComponentProps, useReducer } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ContactForm } from '#ui/contact/contact-form.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { textsFor } from '#ui/shared/texts/texts-for.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const EVENT = eventIdOf('101') as EventId;
const ABOUT = { showName: 'Clearwater', eventName: 'Clearwater 2027', showCode: 's-1' };
const SENDER = { name: 'Ada', email: 'ada@noria.example', company: 'Noria Pumps' };

type Props = ComponentProps<typeof ContactForm>;

/** The form as a page shows it, with this outcome of sending. */
const showForm = (isSent = true, sender = SENDER, plain: Pick<Props, 'notices' | 'typed'> = {}) => {
  const { unmount } = renderView(<ContactForm event={EVENT} about={ABOUT} sender={sender} {...plain} />, {
    sendContactMessage: () =>
      isSent ? okAsync(undefined) : errAsync({ kind: 'unavailable', request: 'POST' }),
    track: () => {},
  });
  const user = userEvent.setup();
  return {
    user,
    unmount,
    name: screen.getByLabelText<HTMLInputElement>(/^Name/),
    message: screen.getByLabelText<HTMLTextAreaElement>(/^Message/),
    send: () => user.click(screen.getByRole('button', { name: 'Send message' })),
  };
};

/** A page whose data, with the outcome, the server sends again. */
function Refreshed() {
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  return (
    <>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      <ContactForm event={EVENT} about={ABOUT} sender={SENDER} notices={readNotices('contact-sent')} />
    </>
  );
}

describe('ContactForm', () => {
  afterEach(() => sessionStorage.clear());

  it.each(LANGUAGES)(
    'says in %s how a long message was shortened, on a page for readers',
    async (language) => {
      const texts = textsFor('reader', messagesFor(language));
      const { t } = labelsOf(language, texts);
      renderView(
        <LabelsProvider language={language} messages={texts}>
          <ContactForm event={EVENT} about={ABOUT} sender={SENDER} />
        </LabelsProvider>,
      );
      const message = screen.getByLabelText<HTMLTextAreaElement>(
        new RegExp(`^${t('contact-field-message')}`),
      );
      fireEvent.change(message, { target: { value: 'a'.repeat(CONTACT_MESSAGE_MAX + 1) } });
      for (const key of ['text-shortened', 'chars-left'] as const) {
        const text = labelsOf(language, messagesFor(language)).t(key, { max: CONTACT_MESSAGE_MAX, n: 0 });
        expect(screen.getByText(text, { exact: false }).textContent, key).toContain(text);
      }
    },
  );

  it('restores a typed message after the language was changed or the page left', async () => {
    const first = showForm();
    await first.user.type(first.message, 'Where is the dock?');
    first.unmount();
    const second = showForm(false);
    await waitFor(() => expect(second.message.value).toBe('Where is the dock?'));
    await second.send();
    await screen.findByText(/Failed to send/);
    second.unmount();
    expect(showForm().message.value).toBe('Where is the dock?');
  });

  it('shows what was typed and sent before its script loaded, and why it was rejected', async () => {
    const typed = { email: 'ada@', message: 'Where is the dock?' };
    const notices = readNotices('forms-email.email');
    const { message, name } = showForm(false, SENDER, { notices, typed });
    await waitFor(() => expect([name.value, message.value]).toEqual(['Ada', 'Where is the dock?']));
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('ada@');
    expect(screen.getByRole('alert').textContent).toMatch(/valid e-mail address/);
  });

  it('shows the outcome of a plain post once, however often the page is refreshed', async () => {
    renderView(<Refreshed />, {
      sendContactMessage: () => errAsync({ kind: 'unavailable', request: 'POST' }),
      track: () => {},
    });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Message/), 'Where is the dock?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/Failed to send/);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('alert').textContent).toMatch(/Failed to send/);
    for (const status of screen.getAllByRole('status')) expect(status.textContent).toBe('');
  });

  it('restores a changed sender too, and begins anew for another company', async () => {
    const first = showForm();
    await first.user.clear(first.name);
    await first.user.type(first.name, 'Bo');
    await first.user.type(first.message, 'Where is the dock?');
    first.unmount();
    const other = showForm(true, { ...SENDER, company: 'Noria Service' });
    expect([other.name.value, other.message.value]).toEqual(['Ada', '']);
    other.unmount();
    const second = showForm();
    await waitFor(() =>
      expect([second.name.value, second.message.value]).toEqual(['Bo', 'Where is the dock?']),
    );
  });

  it('starts empty after the message was sent', async () => {
    const first = showForm();
    await first.user.type(first.message, 'Where is the dock?');
    await first.send();
    await waitFor(() => expect(first.message.value).toBe(''));
    first.unmount();
    expect(showForm().message.value).toBe('');
  });
});
