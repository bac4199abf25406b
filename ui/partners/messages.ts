import { defineMessages } from '../shared/texts/define-messages.ts';

export const PARTNERS_MESSAGES = defineMessages({
  en: {
    'visit-connect-open': 'Open Visit Connect',
    'visit-connect-ready': 'Visit Connect is ready.',
    'visit-connect-failed': 'Visit Connect could not be opened. Please try again.',
    'partner-failed': 'This page of our partner could not be opened',
    'partner-failed-signed-out': 'You are signed out. Sign in and try again.',
    'partner-failed-invalid': 'This link is not valid for your company, or the service is not set up.',
    'partner-failed-unavailable': 'The service does not respond. Please try again in a few minutes.',
    'partner-failed-back': 'Back to the exhibitor portal',
    'accreditation-open': 'Order badges for your team',
    'accreditation-unavailable':
      '{title}: this service does not respond at the moment. Reload the page in a few minutes.',
    'partner-not-set-up':
      'Only visible here: this button is hidden until its service is set up and responds.',
  },
  nl: {
    'visit-connect-open': 'Visit Connect openen',
    'visit-connect-ready': 'Visit Connect staat klaar.',
    'visit-connect-failed': 'Visit Connect kan niet worden geopend. Probeer het opnieuw.',
    'partner-failed': 'Deze pagina van onze partner kan niet worden geopend',
    'partner-failed-signed-out': 'U bent uitgelogd. Log in en probeer het opnieuw.',
    'partner-failed-invalid': 'Deze link is niet geldig voor uw bedrijf, of de dienst is niet ingesteld.',
    'partner-failed-unavailable': 'De dienst antwoordt niet. Probeer het over enkele minuten opnieuw.',
    'partner-failed-back': 'Terug naar het exposantenportaal',
    'accreditation-open': 'Badges voor uw team bestellen',
    'accreditation-unavailable':
      '{title}: deze dienst antwoordt nu niet. Laad de pagina over enkele minuten opnieuw.',
    'partner-not-set-up':
      'Alleen hier zichtbaar: deze knop is verborgen totdat de dienst is ingesteld en antwoordt.',
  },
  es: {
    'visit-connect-open': 'Abrir Visit Connect',
    'visit-connect-ready': 'Visit Connect está listo.',
    'visit-connect-failed': 'No se ha podido abrir Visit Connect. Inténtelo de nuevo.',
    'partner-failed': 'No se puede abrir esta página de nuestro socio',
    'partner-failed-signed-out': 'Ha cerrado la sesión. Inicie sesión e inténtelo de nuevo.',
    'partner-failed-invalid': 'Este enlace no es válido para su empresa o el servicio no está configurado.',
    'partner-failed-unavailable': 'El servicio no responde. Inténtelo de nuevo en unos minutos.',
    'partner-failed-back': 'Volver al portal del expositor',
    'accreditation-open': 'Solicitar acreditaciones para su equipo',
    'accreditation-unavailable':
      '{title}: este servicio no responde en este momento. Vuelva a cargar la página en unos minutos.',
    'partner-not-set-up':
      'Solo visible aquí: este botón se oculta hasta que su servicio esté configurado y responda.',
  },
  tr: {
    'visit-connect-open': 'Visit Connect’i aç',
    'visit-connect-ready': 'Visit Connect hazır.',
    'visit-connect-failed': 'Visit Connect açılamadı. Lütfen yeniden deneyin.',
    'partner-failed': 'İş ortağımızın bu sayfası açılamadı',
    'partner-failed-signed-out': 'Oturumunuz kapalı. Oturum açıp yeniden deneyin.',
    'partner-failed-invalid': 'Bu bağlantı şirketiniz için geçerli değil ya da hizmet kurulmamış.',
    'partner-failed-unavailable': 'Hizmet yanıt vermiyor. Lütfen birkaç dakika sonra yeniden deneyin.',
    'partner-failed-back': 'Katılımcı portalına dön',
    'accreditation-open': 'Ekibiniz için yaka kartı sipariş et',
    'accreditation-unavailable':
      '{title}: bu hizmet şu anda yanıt vermiyor. Birkaç dakika sonra sayfayı yenileyin.',
    'partner-not-set-up': 'Yalnızca burada görünür: bu düğme, hizmeti kurulup yanıt verene kadar gizlidir.',
  },
});
