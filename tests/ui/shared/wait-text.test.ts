import { describe, expect, it } from 'vitest';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

describe('a message after too many attempts', () => {
  it.each([
    ['en', 42, 'Too many attempts. Please try again in 42 seconds.'],
    ['en', 61, 'Too many attempts. Please try again in 2 minutes.'],
    ['nl', 300, 'Te veel pogingen. Probeer het over 5 minuten opnieuw.'],
    ['es', 300, 'Demasiados intentos. Inténtelo de nuevo dentro de 5 minutos.'],
    ['tr', 300, 'Çok fazla deneme yapıldı. Lütfen 5 dakika sonra yeniden deneyin.'],
  ] as const)('names the wait in %s', (language, seconds, text) => {
    expect(labelsOf(language, messagesFor(language)).say(`failed-throttled.${seconds}`)).toBe(text);
  });

  it.each([
    ['en', 'You have sent several messages within an hour. Please try again in 40 minutes, or call us.'],
    [
      'nl',
      'U hebt binnen een uur meerdere berichten gestuurd. Probeer het over 40 minuten opnieuw of bel ons.',
    ],
    [
      'es',
      'Ha enviado varios mensajes en menos de una hora. Inténtelo de nuevo dentro de 40 minutos o llámenos.',
    ],
    [
      'tr',
      'Bir saat içinde birkaç mesaj gönderdiniz. Lütfen 40 dakika sonra yeniden deneyin veya bizi arayın.',
    ],
  ] as const)('names the wait of the contact form in %s', (language, text) => {
    expect(labelsOf(language, messagesFor(language)).say('contact-throttled.2399')).toBe(text);
  });

  it('names a wait even if its key has none', () => {
    expect(labelsOf('en', messagesFor('en')).say('failed-throttled')).toBe(
      'Too many attempts. Please try again in 60 seconds.',
    );
  });
});
