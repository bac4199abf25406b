import { defineMessages } from '../../shared/texts/define-messages.ts';

/** The messages of the contact form. */
export const ENQUIRY_MESSAGES = defineMessages({
  en: {
    'desk-enquiries': 'Enquiries',
    'enquiry-text':
      'What exhibitors and visitors wrote in the contact form. Each enquiry also came by e-mail; copies are deleted after {months, plural, one {# month} other {# months}}.',
    'enquiry-empty': 'No enquiries yet.',
    'enquiry-more': 'The newest {n, number} enquiries are shown.',
    'enquiry-reply': 'Reply to {name}',
    'enquiry-subject': 'Your message about {fair}',
  },
  nl: {
    'desk-enquiries': 'Vragen',
    'enquiry-text':
      'Wat exposanten en bezoekers in het contactformulier schreven. Elke vraag kwam ook per e-mail; kopieën worden na {months, plural, one {# maand} other {# maanden}} verwijderd.',
    'enquiry-empty': 'Er zijn nog geen vragen.',
    'enquiry-more': 'De nieuwste {n, number} vragen worden getoond.',
    'enquiry-reply': 'Antwoord aan {name}',
    'enquiry-subject': 'Uw bericht over {fair}',
  },
  es: {
    'desk-enquiries': 'Consultas',
    'enquiry-text':
      'Lo que expositores y visitantes han escrito en el formulario de contacto. Cada consulta llegó también por correo electrónico; las copias se eliminan a los {months, plural, one {# mes} many {# de meses} other {# meses}}.',
    'enquiry-empty': 'Todavía no hay consultas.',
    'enquiry-more': 'Se muestran las {n, number} consultas más recientes.',
    'enquiry-reply': 'Responder a {name}',
    'enquiry-subject': 'Su mensaje sobre {fair}',
  },
  tr: {
    'desk-enquiries': 'Sorular',
    'enquiry-text':
      'Katılımcıların ve ziyaretçilerin iletişim formuna yazdıkları. Her soru e-posta ile de iletildi; kopyalar {months} ay sonra silinir.',
    'enquiry-empty': 'Henüz soru yok.',
    'enquiry-more': 'En yeni {n, number} soru gösteriliyor.',
    'enquiry-reply': '{name} adlı kişiye yanıt ver',
    'enquiry-subject': '{fair} hakkındaki mesajınız',
  },
});
