import { defineMessages } from '../shared/texts/define-messages.ts';

export const CONTACT_MESSAGES = defineMessages({
  en: {
    'contact-field-name': 'Name',
    'contact-field-email': 'E-mail address',
    'contact-field-company': 'Company',
    'contact-field-message': 'Message',
    'contact-send': 'Send message',
    'contact-sent': 'Thank you. Your message has been sent.',
    'contact-failed': 'Failed to send message. Please try again or call us.',
    'contact-throttled':
      'You have sent several messages within an hour. Please try again {wait}, or call us.',
    'contact-trap': 'Leave this field empty',
  },
  nl: {
    'contact-field-name': 'Naam',
    'contact-field-email': 'E-mailadres',
    'contact-field-company': 'Bedrijf',
    'contact-field-message': 'Bericht',
    'contact-send': 'Bericht verzenden',
    'contact-sent': 'Dank u. Uw bericht is verzonden.',
    'contact-failed': 'Het bericht is niet verzonden. Probeer het opnieuw of bel ons.',
    'contact-throttled':
      'U hebt binnen een uur meerdere berichten gestuurd. Probeer het {wait} opnieuw of bel ons.',
    'contact-trap': 'Laat dit veld leeg',
  },
  es: {
    'contact-field-name': 'Nombre',
    'contact-field-email': 'Correo electrónico',
    'contact-field-company': 'Empresa',
    'contact-field-message': 'Mensaje',
    'contact-send': 'Enviar mensaje',
    'contact-sent': 'Gracias. Su mensaje se ha enviado.',
    'contact-failed': 'No se ha podido enviar el mensaje. Inténtelo de nuevo o llámenos.',
    'contact-throttled':
      'Ha enviado varios mensajes en menos de una hora. Inténtelo de nuevo {wait} o llámenos.',
    'contact-trap': 'Deje este campo vacío',
  },
  tr: {
    'contact-field-name': 'Ad',
    'contact-field-email': 'E-posta adresi',
    'contact-field-company': 'Şirket',
    'contact-field-message': 'Mesaj',
    'contact-send': 'Mesajı gönder',
    'contact-sent': 'Teşekkürler. Mesajınız gönderildi.',
    'contact-failed': 'Mesaj gönderilemedi. Yeniden deneyin veya bizi arayın.',
    'contact-throttled':
      'Bir saat içinde birkaç mesaj gönderdiniz. Lütfen {wait} yeniden deneyin veya bizi arayın.',
    'contact-trap': 'Bu alanı boş bırakın',
  },
});
