import { defineMessages } from '../shared/texts/define-messages.ts';

export const SAVED_MESSAGES = defineMessages({
  en: {
    'saved-failed': 'This could not be saved. Please try again.',
    'saved-none': 'You have not saved any articles yet. Press Save below an article to find it here.',
    'saved-remove': 'Remove {title}',
    'saved-removed': '“{title}” was removed.',
    'saved-sign-in': 'Sign in to see the articles you saved.',
    'saved-unavailable': 'Your saved articles could not be loaded. Please try again in a few minutes.',
  },
  nl: {
    'saved-failed': 'Opslaan is niet gelukt. Probeer het opnieuw.',
    'saved-none':
      'U hebt nog geen nieuws opgeslagen. Klik op Opslaan onder een bericht om het hier terug te vinden.',
    'saved-remove': '{title} verwijderen',
    'saved-removed': '“{title}” is verwijderd.',
    'saved-sign-in': 'Log in om het nieuws te zien dat u hebt opgeslagen.',
    'saved-unavailable':
      'Uw opgeslagen nieuws kan nu niet worden geladen. Probeer het over enkele minuten opnieuw.',
  },
  es: {
    'saved-failed': 'No se ha podido guardar. Inténtelo de nuevo.',
    'saved-none':
      'Todavía no ha guardado ninguna noticia. Pulse Guardar debajo de una noticia para encontrarla aquí.',
    'saved-remove': 'Quitar {title}',
    'saved-removed': 'Se ha quitado «{title}».',
    'saved-sign-in': 'Inicie sesión para ver las noticias que ha guardado.',
    'saved-unavailable':
      'No se han podido cargar sus noticias guardadas. Inténtelo de nuevo en unos minutos.',
  },
  tr: {
    'saved-failed': 'Kaydedilemedi. Lütfen yeniden deneyin.',
    'saved-none':
      'Henüz haber kaydetmediniz. Burada bulmak için bir haberin altındaki Kaydet düğmesine basın.',
    'saved-remove': '{title} haberini kaldır',
    'saved-removed': '“{title}” kaldırıldı.',
    'saved-sign-in': 'Kaydettiğiniz haberleri görmek için oturum açın.',
    'saved-unavailable': 'Kaydedilen haberleriniz yüklenemedi. Lütfen birkaç dakika sonra yeniden deneyin.',
  },
});
