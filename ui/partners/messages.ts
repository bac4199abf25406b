import { defineMessages } from '../shared/define-messages.ts';

export const PARTNERS_MESSAGES = defineMessages({
  en: {
    'visit-connect-open': 'Open Visit Connect',
    'visit-connect-failed': 'Visit Connect could not be opened. Please try again.',
    'accreditation-open': 'Order badges for your team',
    'partner-not-set-up':
      'Only visible here: this button is hidden until its service is set up and responds.',
  },
  nl: {
    'visit-connect-open': 'Visit Connect openen',
    'visit-connect-failed': 'Visit Connect kan niet worden geopend. Probeer het opnieuw.',
    'accreditation-open': 'Badges voor uw team bestellen',
    'partner-not-set-up':
      'Alleen hier zichtbaar: deze knop is verborgen totdat de dienst is ingesteld en antwoordt.',
  },
  es: {
    'visit-connect-open': 'Abrir Visit Connect',
    'visit-connect-failed': 'No se ha podido abrir Visit Connect. Inténtelo de nuevo.',
    'accreditation-open': 'Solicitar acreditaciones para su equipo',
    'partner-not-set-up':
      'Solo visible aquí: este botón se oculta hasta que su servicio esté configurado y responda.',
  },
  tr: {
    'visit-connect-open': 'Visit Connect’i aç',
    'visit-connect-failed': 'Visit Connect açılamadı. Lütfen yeniden deneyin.',
    'accreditation-open': 'Ekibiniz için yaka kartı sipariş edin',
    'partner-not-set-up': 'Yalnızca burada görünür: bu düğme, hizmeti kurulup yanıt verene kadar gizlidir.',
  },
});
