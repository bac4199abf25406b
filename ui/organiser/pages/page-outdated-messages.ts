import { defineMessages } from '../../shared/texts/define-messages.ts';

/** Translations of pages that are older than their source. */
export const PAGE_OUTDATED_MESSAGES = defineMessages({
  en: {
    'pages-view-outdated': 'Outdated in {language}',
    'pages-mark-outdated': 'Outdated',
    'pages-action-confirm': 'Mark as up to date',
    'pages-confirm-of': 'Mark {title} as up to date',
    'pages-confirm-text':
      'The page has changed in {source} since it was translated. If nothing needs to change in {languages}, the page will no longer count as outdated there.',
    'pages-confirm': 'Mark as up to date',
    'pages-confirm-failed': 'Nothing was changed. Please try again.',
    'pages-confirmed': '“{title}” is up to date',
  },
  nl: {
    'pages-view-outdated': 'Verouderd in: {language}',
    'pages-mark-outdated': 'Verouderd',
    'pages-action-confirm': 'Als actueel markeren',
    'pages-confirm-of': '{title} als actueel markeren',
    'pages-confirm-text':
      'De pagina is in {source} gewijzigd nadat deze is vertaald. Hoeft er in {languages} niets te veranderen, dan geldt de pagina daar niet meer als verouderd.',
    'pages-confirm': 'Als actueel markeren',
    'pages-confirm-failed': 'Er is niets gewijzigd. Probeer het opnieuw.',
    'pages-confirmed': '“{title}” is actueel',
  },
  es: {
    'pages-view-outdated': 'Desactualizadas en {language}',
    'pages-mark-outdated': 'Desactualizada',
    'pages-action-confirm': 'Marcar como actualizada',
    'pages-confirm-of': 'Marcar {title} como actualizada',
    'pages-confirm-text':
      'La página ha cambiado en {source} desde que se tradujo. Si no hay nada que cambiar en {languages}, dejará de figurar como desactualizada.',
    'pages-confirm': 'Marcar como actualizada',
    'pages-confirm-failed': 'No se ha cambiado nada. Inténtelo de nuevo.',
    'pages-confirmed': '«{title}» está actualizada',
  },
  tr: {
    'pages-view-outdated': '{language} dilinde güncel değil',
    'pages-mark-outdated': 'Güncel değil',
    'pages-action-confirm': 'Güncel olarak işaretle',
    'pages-confirm-of': '{title} sayfasını güncel olarak işaretle',
    'pages-confirm-text':
      'Sayfa çevrildikten sonra {source} dilinde değişti. Değişmesi gereken bir şey yoksa sayfa şu dillerde artık güncel sayılır: {languages}.',
    'pages-confirm': 'Güncel olarak işaretle',
    'pages-confirm-failed': 'Hiçbir şey değiştirilmedi. Lütfen yeniden deneyin.',
    'pages-confirmed': '“{title}” güncel',
  },
});
