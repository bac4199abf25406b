import { defineMessages } from '../../shared/texts/define-messages.ts';

/** The icon, the image of links and the redirects of a fair's website. */
export const WEBSITE_MORE_MESSAGES = defineMessages({
  en: {
    'fair-lacks-logo':
      'The fair was created, but its logo could not be saved. Choose it again in the settings of its website.',
    'fair-open-website': 'Open the settings of the website',
    'website-icon': 'Icon',
    'website-icon-hint': 'A square PNG, shown in the tabs of browsers.',
    'website-icon-save': 'Save icon',
    'website-icon-delete': 'Delete icon',
    'website-icon-deleted': 'The icon was deleted.',
    'website-icon-failed': 'The icon could not be saved. Please try again.',
    'website-card': 'Image for links',
    'website-card-hint':
      'Shown where someone shares a page of the website; a page with an image of its own shows that. 1200 by 630 pixels fit best.',
    'website-card-save': 'Save image',
    'website-card-delete': 'Delete image',
    'website-card-deleted': 'The image was deleted.',
    'website-card-failed': 'The image could not be saved. Please try again.',
    'website-redirects': 'Redirects',
    'website-redirects-hint':
      'Visitors who open an old address arrive at the new one, in every language. Write paths of this website without its folder, such as /visit, or a new address that begins with https://. An old address with a query, such as /old.php?id=12, matches exactly these parameters in any order and does not pass them on; one without a query matches every query and passes it on.',
    'website-redirect-page':
      'The page “{title}” has this address. Visitors do not see it: they arrive at the new address.',
    'website-redirect-wildcard':
      'This address belongs to the page “{title}” ({path}). Visitors do not see what it displays there: they arrive at the new address.',
    'website-redirect-number': 'Redirect {n, number}',
    'website-redirect-old': 'Old address',
    'website-redirect-new': 'New address',
    'website-redirect-permanent': 'Permanent (301)',
    'website-redirect-add': 'Add redirect',
    'website-redirect-remove': 'Remove redirect of {from}',
    'audit-action-website-favicon': 'Icon of the website changed',
    'audit-action-website-socialImage': 'Image for links changed',
  },
  nl: {
    'fair-lacks-logo':
      'De beurs is aangemaakt, maar het logo kon niet worden opgeslagen. Kies het opnieuw in de instellingen van de website.',
    'fair-open-website': 'Instellingen van de website openen',
    'website-icon': 'Pictogram',
    'website-icon-hint': 'Een vierkante PNG, te zien in de tabbladen van browsers.',
    'website-icon-save': 'Pictogram opslaan',
    'website-icon-delete': 'Pictogram verwijderen',
    'website-icon-deleted': 'Het pictogram is verwijderd.',
    'website-icon-failed': 'Het pictogram kon niet worden opgeslagen. Probeer het opnieuw.',
    'website-card': 'Afbeelding bij links',
    'website-card-hint':
      'Te zien waar iemand een pagina van de website deelt; een pagina met een eigen afbeelding toont die. 1200 bij 630 pixels past het best.',
    'website-card-save': 'Afbeelding opslaan',
    'website-card-delete': 'Afbeelding verwijderen',
    'website-card-deleted': 'De afbeelding is verwijderd.',
    'website-card-failed': 'De afbeelding kon niet worden opgeslagen. Probeer het opnieuw.',
    'website-redirects': 'Doorverwijzingen',
    'website-redirects-hint':
      'Wie een oud adres opent, komt op het nieuwe uit, in elke taal. Schrijf paden van deze website zonder de map, zoals /bezoek, of een nieuw adres dat met https:// begint. Een oud adres met een query, zoals /oud.php?id=12, geldt voor precies deze parameters in elke volgorde en geeft ze niet door; zonder query geldt het voor elke query en geeft die door.',
    'website-redirect-page':
      'De pagina “{title}” heeft dit adres. Bezoekers zien deze pagina niet: ze komen op het nieuwe adres uit.',
    'website-redirect-wildcard':
      'Dit adres hoort bij de pagina “{title}” ({path}). Bezoekers zien niet wat daar staat: ze komen op het nieuwe adres uit.',
    'website-redirect-number': 'Doorverwijzing {n, number}',
    'website-redirect-old': 'Oud adres',
    'website-redirect-new': 'Nieuw adres',
    'website-redirect-permanent': 'Definitief (301)',
    'website-redirect-add': 'Doorverwijzing toevoegen',
    'website-redirect-remove': 'Doorverwijzing van {from} verwijderen',
    'audit-action-website-favicon': 'Pictogram van de website gewijzigd',
    'audit-action-website-socialImage': 'Afbeelding bij links gewijzigd',
  },
  es: {
    'fair-lacks-logo':
      'Se ha creado la feria, pero no se ha podido guardar su logotipo. Vuelva a elegirlo en los ajustes de su sitio web.',
    'fair-open-website': 'Abrir los ajustes del sitio web',
    'website-icon': 'Icono',
    'website-icon-hint': 'Un PNG cuadrado que se muestra en las pestañas de los navegadores.',
    'website-icon-save': 'Guardar icono',
    'website-icon-delete': 'Eliminar icono',
    'website-icon-deleted': 'Se ha eliminado el icono.',
    'website-icon-failed': 'No se ha podido guardar el icono. Inténtelo de nuevo.',
    'website-card': 'Imagen para enlaces',
    'website-card-hint':
      'Se muestra donde alguien comparte una página del sitio; una página con imagen propia muestra la suya. Lo mejor son 1200 por 630 píxeles.',
    'website-card-save': 'Guardar imagen',
    'website-card-delete': 'Eliminar imagen',
    'website-card-deleted': 'Se ha eliminado la imagen.',
    'website-card-failed': 'No se ha podido guardar la imagen. Inténtelo de nuevo.',
    'website-redirects': 'Redirecciones',
    'website-redirects-hint':
      'Quien abre una dirección antigua llega a la nueva, en todos los idiomas. Escriba rutas de este sitio sin su carpeta, como /visita, o una dirección nueva que empiece por https://. Una dirección antigua con parámetros, como /antigua.php?id=12, vale exactamente para esos parámetros en cualquier orden y no los transmite; sin parámetros vale para todos y los transmite.',
    'website-redirect-page':
      'La página «{title}» tiene esta dirección. Los visitantes no la ven: llegan a la dirección nueva.',
    'website-redirect-wildcard':
      'Esta dirección pertenece a la página «{title}» ({path}). Los visitantes no ven su contenido: llegan a la dirección nueva.',
    'website-redirect-number': 'Redirección {n, number}',
    'website-redirect-old': 'Dirección antigua',
    'website-redirect-new': 'Dirección nueva',
    'website-redirect-permanent': 'Permanente (301)',
    'website-redirect-add': 'Añadir redirección',
    'website-redirect-remove': 'Quitar la redirección de {from}',
    'audit-action-website-favicon': 'Icono del sitio web modificado',
    'audit-action-website-socialImage': 'Imagen para enlaces modificada',
  },
  tr: {
    'fair-lacks-logo':
      'Fuar oluşturuldu, ancak logosu kaydedilemedi. Logoyu web sitesinin ayarlarında yeniden seçin.',
    'fair-open-website': 'Web sitesinin ayarlarını aç',
    'website-icon': 'Simge',
    'website-icon-hint': 'Tarayıcı sekmelerinde görünen kare bir PNG.',
    'website-icon-save': 'Simgeyi kaydet',
    'website-icon-delete': 'Simgeyi sil',
    'website-icon-deleted': 'Simge silindi.',
    'website-icon-failed': 'Simge kaydedilemedi. Lütfen yeniden deneyin.',
    'website-card': 'Bağlantı görseli',
    'website-card-hint':
      'Sitenin bir sayfası paylaşıldığında görünür; kendi görseli olan sayfa onu gösterir. En uygun boyut 1200 x 630 pikseldir.',
    'website-card-save': 'Görseli kaydet',
    'website-card-delete': 'Görseli sil',
    'website-card-deleted': 'Görsel silindi.',
    'website-card-failed': 'Görsel kaydedilemedi. Lütfen yeniden deneyin.',
    'website-redirects': 'Yönlendirmeler',
    'website-redirects-hint':
      'Eski bir adresi açan ziyaretçi, her dilde yeni adrese ulaşır. Bu sitenin klasörü olmadan /ziyaret gibi bir yol ya da https:// ile başlayan yeni bir adres yazın. /eski.php?id=12 gibi sorgulu bir eski adres, sırası ne olursa olsun tam olarak bu parametrelerle eşleşir ve onları aktarmaz; sorgusuz bir adres her sorguyla eşleşir ve sorguyu aktarır.',
    'website-redirect-page':
      '“{title}” sayfası bu adreste. Ziyaretçiler bu sayfayı görmez, yeni adrese ulaşır.',
    'website-redirect-wildcard':
      'Bu adres “{title}” ({path}) sayfasına ait. Ziyaretçiler buradaki içeriği görmez, yeni adrese ulaşır.',
    'website-redirect-number': 'Yönlendirme {n, number}',
    'website-redirect-old': 'Eski adres',
    'website-redirect-new': 'Yeni adres',
    'website-redirect-permanent': 'Kalıcı (301)',
    'website-redirect-add': 'Yönlendirme ekle',
    'website-redirect-remove': '{from} yönlendirmesini kaldır',
    'audit-action-website-favicon': 'Web sitesinin simgesi değiştirildi',
    'audit-action-website-socialImage': 'Bağlantı görseli değiştirildi',
  },
});
