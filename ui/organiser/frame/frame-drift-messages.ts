import { defineMessages } from '../../shared/texts/define-messages.ts';

/** Headers and footers that two editors changed, or that differ from those of the other pages. */
export const FRAME_DRIFT_MESSAGES = defineMessages({
  en: {
    'audit-action-frame-join': 'Pages given the common header or footer',
    'frame-clash-none': 'Not in this version',
    'frame-clash-note': 'What has changed in only one of the two versions has been kept.',
    'frame-merged': 'Changes that were published elsewhere in the meantime are included.',
    'frame-published-merged':
      '{n, plural, one {Published to # page, with what was published elsewhere in the meantime.} other {Published to # pages, with what was published elsewhere in the meantime.}}',
    'frame-gone':
      'None of these pages is published any more, so there is nothing to publish to. What you typed is still here.',
    'frame-drift-header':
      '{n, plural, one {# page has a header of its own:} other {# pages have a header of their own:}}',
    'frame-drift-footer':
      '{n, plural, one {# page has a footer of its own:} other {# pages have a footer of their own:}}',
    'frame-drift-common': 'Similar pages have “{name}”.',
    'frame-join-header': 'Use the common header here',
    'frame-join-footer': 'Use the common footer here',
    'frame-join-undo': 'You can undo this in the history of the fair.',
    'frame-join-first': 'Publish or discard your changes first.',
    'frame-joined': '{n, plural, one {# page was changed.} other {# pages were changed.}}',
    'frame-join-failed': 'The pages could not be changed. Nothing was lost; try again.',
    'frame-join-conflict': 'This has just been changed elsewhere. Here is how it is now.',
  },
  nl: {
    'audit-action-frame-join': 'Pagina’s hebben de gemeenschappelijke header of footer gekregen',
    'frame-clash-none': 'Niet in deze versie',
    'frame-clash-note': 'Wat in slechts één van de twee versies is gewijzigd, is behouden.',
    'frame-merged': 'Wijzigingen die intussen elders zijn gepubliceerd, zijn opgenomen.',
    'frame-published-merged':
      '{n, plural, one {Gepubliceerd op # pagina, met wat intussen elders is gepubliceerd.} other {Gepubliceerd op # pagina’s, met wat intussen elders is gepubliceerd.}}',
    'frame-gone':
      'Geen van deze pagina’s is nog gepubliceerd; er is dus niets om op te publiceren. Wat u hebt ingevoerd, staat hier nog.',
    'frame-drift-header':
      '{n, plural, one {# pagina heeft een eigen header:} other {# pagina’s hebben een eigen header:}}',
    'frame-drift-footer':
      '{n, plural, one {# pagina heeft een eigen footer:} other {# pagina’s hebben een eigen footer:}}',
    'frame-drift-common': 'Vergelijkbare pagina’s hebben “{name}”.',
    'frame-join-header': 'Gemeenschappelijke header hier gebruiken',
    'frame-join-footer': 'Gemeenschappelijke footer hier gebruiken',
    'frame-join-undo': 'U kunt dit ongedaan maken in de geschiedenis van de beurs.',
    'frame-join-first': 'Publiceer uw wijzigingen eerst, of gooi ze weg.',
    'frame-joined': '{n, plural, one {# pagina is gewijzigd.} other {# pagina’s zijn gewijzigd.}}',
    'frame-join-failed':
      'De pagina’s konden niet worden gewijzigd. Er is niets verloren gegaan; probeer het opnieuw.',
    'frame-join-conflict': 'Dit is zojuist elders gewijzigd. Zo is het nu.',
  },
  es: {
    'audit-action-frame-join': 'Cabecera o pie común aplicado a páginas',
    'frame-clash-none': 'No está en esta versión',
    'frame-clash-note': 'Se ha conservado lo que solo ha cambiado en una de las dos versiones.',
    'frame-merged': 'Se incluyen los cambios publicados en otro lugar mientras tanto.',
    'frame-published-merged':
      '{n, plural, one {Publicado en # página, con lo publicado en otro lugar mientras tanto.} many {Publicado en # de páginas, con lo publicado en otro lugar mientras tanto.} other {Publicado en # páginas, con lo publicado en otro lugar mientras tanto.}}',
    'frame-gone':
      'Ninguna de estas páginas está ya publicada, así que no hay dónde publicar. Lo que ha escrito sigue aquí.',
    'frame-drift-header':
      '{n, plural, one {# página tiene una cabecera propia:} many {# de páginas tienen una cabecera propia:} other {# páginas tienen una cabecera propia:}}',
    'frame-drift-footer':
      '{n, plural, one {# página tiene un pie de página propio:} many {# de páginas tienen un pie de página propio:} other {# páginas tienen un pie de página propio:}}',
    'frame-drift-common': 'Las páginas similares tienen «{name}».',
    'frame-join-header': 'Usar aquí la cabecera común',
    'frame-join-footer': 'Usar aquí el pie de página común',
    'frame-join-undo': 'Puede deshacerlo en el historial de la feria.',
    'frame-join-first': 'Antes, publique o descarte sus cambios.',
    'frame-joined':
      '{n, plural, one {Se ha modificado # página.} many {Se han modificado # de páginas.} other {Se han modificado # páginas.}}',
    'frame-join-failed': 'No se han podido modificar las páginas. No se ha perdido nada; inténtelo de nuevo.',
    'frame-join-conflict': 'Esto acaba de modificarse en otro lugar. Así está ahora.',
  },
  tr: {
    'audit-action-frame-join': 'Sayfalara ortak üst veya alt bölüm verildi',
    'frame-clash-none': 'Bu sürümde yok',
    'frame-clash-note': 'Yalnızca bir sürümde değişenler korunmuştur.',
    'frame-merged': 'Bu arada başka bir yerde yayımlanan değişiklikler de eklendi.',
    'frame-published-merged':
      '{n, plural, one {Bu arada başka bir yerde yayımlananlarla birlikte # sayfada yayımlandı.} other {Bu arada başka bir yerde yayımlananlarla birlikte # sayfada yayımlandı.}}',
    'frame-gone':
      'Bu sayfaların hiçbiri artık yayında değil; bu yüzden yayımlanacak yer yok. Yazdıklarınız hâlâ burada.',
    'frame-drift-header':
      '{n, plural, one {# sayfanın kendi üst bölümü var:} other {# sayfanın kendi üst bölümü var:}}',
    'frame-drift-footer':
      '{n, plural, one {# sayfanın kendi alt bölümü var:} other {# sayfanın kendi alt bölümü var:}}',
    'frame-drift-common': 'Benzer sayfalarda “{name}” var.',
    'frame-join-header': 'Burada ortak üst bölümü kullan',
    'frame-join-footer': 'Burada ortak alt bölümü kullan',
    'frame-join-undo': 'Bunu fuarın geçmişinden geri alabilirsiniz.',
    'frame-join-first': 'Önce değişikliklerinizi yayımlayın veya geri alın.',
    'frame-joined': '{n, plural, one {# sayfa değiştirildi.} other {# sayfa değiştirildi.}}',
    'frame-join-failed': 'Sayfalar değiştirilemedi. Hiçbir şey kaybolmadı; yeniden deneyin.',
    'frame-join-conflict': 'Bu az önce başka bir yerde değiştirildi. Şu anki hâli burada.',
  },
});
