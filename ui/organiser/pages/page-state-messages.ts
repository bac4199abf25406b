import { defineMessages } from '../../shared/texts/define-messages.ts';

/** Publishing, unpublishing and deleting the pages of a website. */
export const PAGE_STATE_MESSAGES = defineMessages({
  en: {
    'pages-delete': 'Delete page',
    'pages-delete-of': 'Delete {title}',
    'pages-delete-text':
      'The page will be deleted in {languages}. You can restore it from the history for 30 days.',
    'pages-delete-below':
      '{n, plural, one {# page below stays, at its address.} other {# pages below stay, at their addresses.}}',
    'pages-delete-failed': 'The page was not deleted. Please try again.',
    'pages-deleted': '“{title}” was deleted',
    'pages-restored': '“{title}” was restored',
    'pages-undo-failed': 'This could not be undone. Please try again.',
    'pages-links':
      '{n, plural, =0 {No other page links here.} one {# page links here. Its link will stop working:} other {# pages link here. Their links will stop working:}}',
    'pages-links-loading': 'Looking for links to this page…',
    'pages-links-failed': 'The links to this page could not be loaded.',
    'pages-unpublish': 'Unpublish page',
    'pages-unpublish-of': 'Unpublish {title}',
    'pages-unpublish-text': 'Visitors will no longer see the page in these languages. It stays as a draft.',
    'pages-unpublish-failed': 'The page was not unpublished in every language. Please try again.',
    'pages-unpublished': '“{title}” was unpublished',
    'pages-publish': 'Publish changes',
    'pages-publish-of': 'Publish {title}',
    'pages-publish-text': 'Visitors will see the changes at once, in {languages}.',
    'pages-publish-failed': 'Nothing was published. Open the page to see why, or try again.',
    'pages-published': '“{title}” was published',
  },
  nl: {
    'pages-delete': 'Pagina verwijderen',
    'pages-delete-of': '{title} verwijderen',
    'pages-delete-text':
      'De pagina wordt verwijderd in {languages}. U kunt de pagina 30 dagen lang herstellen vanuit de geschiedenis.',
    'pages-delete-below':
      '{n, plural, one {# pagina eronder blijft bestaan, op het eigen adres.} other {# pagina’s eronder blijven bestaan, op hun eigen adres.}}',
    'pages-delete-failed': 'De pagina is niet verwijderd. Probeer het opnieuw.',
    'pages-deleted': '“{title}” is verwijderd',
    'pages-restored': '“{title}” is hersteld',
    'pages-undo-failed': 'Dit kon niet ongedaan worden gemaakt. Probeer het opnieuw.',
    'pages-links':
      '{n, plural, =0 {Geen andere pagina linkt hiernaartoe.} one {# pagina linkt hiernaartoe. Die link werkt dan niet meer:} other {# pagina’s linken hiernaartoe. Die links werken dan niet meer:}}',
    'pages-links-loading': 'Links naar deze pagina zoeken…',
    'pages-links-failed': 'De links naar deze pagina konden niet worden geladen.',
    'pages-unpublish': 'Pagina offline halen',
    'pages-unpublish-of': '{title} offline halen',
    'pages-unpublish-text':
      'Bezoekers zien de pagina niet meer in deze talen. De pagina blijft als concept bestaan.',
    'pages-unpublish-failed': 'De pagina is niet in elke taal offline gehaald. Probeer het opnieuw.',
    'pages-unpublished': '“{title}” is offline gehaald',
    'pages-publish': 'Wijzigingen publiceren',
    'pages-publish-of': '{title} publiceren',
    'pages-publish-text': 'Bezoekers zien de wijzigingen meteen, in {languages}.',
    'pages-publish-failed':
      'Er is niets gepubliceerd. Open de pagina om te zien waarom, of probeer het opnieuw.',
    'pages-published': '“{title}” is gepubliceerd',
  },
  es: {
    'pages-delete': 'Eliminar página',
    'pages-delete-of': 'Eliminar {title}',
    'pages-delete-text':
      'La página se eliminará en {languages}. Podrá restaurarla desde el historial durante 30 días.',
    'pages-delete-below':
      '{n, plural, one {# subpágina se conserva en su dirección.} many {# de subpáginas se conservan en sus direcciones.} other {# subpáginas se conservan en sus direcciones.}}',
    'pages-delete-failed': 'No se ha eliminado la página. Inténtelo de nuevo.',
    'pages-deleted': 'Se ha eliminado «{title}»',
    'pages-restored': 'Se ha restaurado «{title}»',
    'pages-undo-failed': 'No se ha podido deshacer. Inténtelo de nuevo.',
    'pages-links':
      '{n, plural, =0 {Ninguna otra página enlaza aquí.} one {# página enlaza aquí. Su enlace dejará de funcionar:} many {# de páginas enlazan aquí. Sus enlaces dejarán de funcionar:} other {# páginas enlazan aquí. Sus enlaces dejarán de funcionar:}}',
    'pages-links-loading': 'Buscando enlaces a esta página…',
    'pages-links-failed': 'No se han podido cargar los enlaces a esta página.',
    'pages-unpublish': 'Retirar página de la web',
    'pages-unpublish-of': 'Retirar {title} de la web',
    'pages-unpublish-text':
      'Los visitantes dejarán de ver la página en estos idiomas. Se conserva como borrador.',
    'pages-unpublish-failed':
      'No se ha retirado la página de la web en todos los idiomas. Inténtelo de nuevo.',
    'pages-unpublished': 'Se ha retirado «{title}» de la web',
    'pages-publish': 'Publicar cambios',
    'pages-publish-of': 'Publicar {title}',
    'pages-publish-text': 'Los visitantes verán los cambios de inmediato, en {languages}.',
    'pages-publish-failed':
      'No se ha publicado nada. Abra la página para ver el motivo o inténtelo de nuevo.',
    'pages-published': 'Se ha publicado «{title}»',
  },
  tr: {
    'pages-delete': 'Sayfayı sil',
    'pages-delete-of': '{title} sayfasını sil',
    'pages-delete-text':
      'Sayfa şu dillerde silinecek: {languages}. 30 gün boyunca geçmişten geri yükleyebilirsiniz.',
    'pages-delete-below':
      '{n, plural, one {# alt sayfa kendi adresinde kalır.} other {# alt sayfa kendi adreslerinde kalır.}}',
    'pages-delete-failed': 'Sayfa silinmedi. Lütfen yeniden deneyin.',
    'pages-deleted': '“{title}” silindi',
    'pages-restored': '“{title}” geri yüklendi',
    'pages-undo-failed': 'Bu işlem geri alınamadı. Lütfen yeniden deneyin.',
    'pages-links':
      '{n, plural, =0 {Başka hiçbir sayfa buraya bağlantı vermiyor.} one {# sayfa buraya bağlantı veriyor. Bu bağlantı çalışmayacak:} other {# sayfa buraya bağlantı veriyor. Bu bağlantılar çalışmayacak:}}',
    'pages-links-loading': 'Bu sayfaya verilen bağlantılar aranıyor…',
    'pages-links-failed': 'Bu sayfaya verilen bağlantılar yüklenemedi.',
    'pages-unpublish': 'Sayfayı yayından kaldır',
    'pages-unpublish-of': '{title} sayfasını yayından kaldır',
    'pages-unpublish-text': 'Ziyaretçiler sayfayı bu dillerde artık görmez. Sayfa taslak olarak kalır.',
    'pages-unpublish-failed': 'Sayfa her dilde yayından kaldırılamadı. Lütfen yeniden deneyin.',
    'pages-unpublished': '“{title}” yayından kaldırıldı',
    'pages-publish': 'Değişiklikleri yayımla',
    'pages-publish-of': '{title} sayfasını yayımla',
    'pages-publish-text': 'Ziyaretçiler değişiklikleri şu dillerde hemen görecek: {languages}.',
    'pages-publish-failed':
      'Hiçbir şey yayımlanmadı. Nedenini görmek için sayfayı açın veya yeniden deneyin.',
    'pages-published': '“{title}” yayımlandı',
  },
});
