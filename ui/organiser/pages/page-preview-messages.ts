import { defineMessages } from '../../shared/texts/define-messages.ts';

/** Links that show the draft of a page. */
export const PAGE_PREVIEW_MESSAGES = defineMessages({
  en: {
    'pages-action-preview': 'Preview link',
    'pages-preview-of': 'Preview of {title}',
    'pages-preview-scope': 'The link shows',
    'pages-preview-scope-page': 'This page only',
    'pages-preview-scope-website': 'The whole website',
    'pages-preview-text-page':
      'Anyone with the link sees the draft of this page as it is at that moment, without signing in. The link works for {n, number} days.',
    'pages-preview-text-website':
      'Anyone with the link sees the whole website with all its drafts, without signing in: links on the pages lead to the other drafts. The link works for {n, number} days.',
    'pages-preview-copy': 'Copy preview link',
    'pages-preview-link': 'Preview link',
    'pages-preview-expires': 'Works until {time}',
    'pages-preview-copied': 'Link copied',
    'pages-preview-select': 'The browser did not allow copying. Select the link above.',
    'pages-preview-revoke': 'Revoke all links',
    'pages-preview-revoked':
      '{n, plural, =0 {There was no link to revoke.} one {# link no longer works.} other {# links no longer work.}}',
    'pages-preview-failed': 'This did not work. Please try again.',
    'pages-preview-label': 'Preview',
    'pages-preview-as': 'View as',
    'pages-preview-visitor': 'Visitor',
    'pages-preview-banner': 'Preview, not public',
    'pages-preview-website': 'This link opens the whole website',
    'pages-preview-until': 'Link works until',
  },
  nl: {
    'pages-action-preview': 'Voorbeeldlink',
    'pages-preview-of': 'Voorbeeld van {title}',
    'pages-preview-scope': 'De link toont',
    'pages-preview-scope-page': 'Alleen deze pagina',
    'pages-preview-scope-website': 'De hele website',
    'pages-preview-text-page':
      'Iedereen met de link ziet het concept van deze pagina zoals het op dat moment is, zonder in te loggen. De link werkt {n, number} dagen.',
    'pages-preview-text-website':
      'Iedereen met de link ziet de hele website met alle concepten, zonder in te loggen: links op de pagina’s leiden naar de andere concepten. De link werkt {n, number} dagen.',
    'pages-preview-copy': 'Voorbeeldlink kopiëren',
    'pages-preview-link': 'Voorbeeldlink',
    'pages-preview-expires': 'Werkt tot {time}',
    'pages-preview-copied': 'Link gekopieerd',
    'pages-preview-select': 'De browser stond kopiëren niet toe. Selecteer de link hierboven.',
    'pages-preview-revoke': 'Alle links intrekken',
    'pages-preview-revoked':
      '{n, plural, =0 {Er was geen link om in te trekken.} one {# link werkt niet meer.} other {# links werken niet meer.}}',
    'pages-preview-failed': 'Dit is niet gelukt. Probeer het opnieuw.',
    'pages-preview-label': 'Voorbeeld',
    'pages-preview-as': 'Bekijken als',
    'pages-preview-visitor': 'Bezoeker',
    'pages-preview-banner': 'Voorbeeld, niet openbaar',
    'pages-preview-website': 'Deze link opent de hele website',
    'pages-preview-until': 'Link werkt tot',
  },
  es: {
    'pages-action-preview': 'Enlace de vista previa',
    'pages-preview-of': 'Vista previa de {title}',
    'pages-preview-scope': 'El enlace muestra',
    'pages-preview-scope-page': 'Solo esta página',
    'pages-preview-scope-website': 'Todo el sitio web',
    'pages-preview-text-page':
      'Cualquiera que tenga el enlace ve el borrador de esta página tal como está en ese momento, sin iniciar sesión. El enlace funciona durante {n, number} días.',
    'pages-preview-text-website':
      'Cualquiera que tenga el enlace ve todo el sitio web con todos sus borradores, sin iniciar sesión: los enlaces de las páginas llevan a los demás borradores. El enlace funciona durante {n, number} días.',
    'pages-preview-copy': 'Copiar enlace de vista previa',
    'pages-preview-link': 'Enlace de vista previa',
    'pages-preview-expires': 'Funciona hasta: {time}',
    'pages-preview-copied': 'Enlace copiado',
    'pages-preview-select': 'El navegador no ha permitido copiar. Seleccione el enlace de arriba.',
    'pages-preview-revoke': 'Revocar todos los enlaces',
    'pages-preview-revoked':
      '{n, plural, =0 {No había ningún enlace que revocar.} one {# enlace ya no funciona.} many {# de enlaces ya no funcionan.} other {# enlaces ya no funcionan.}}',
    'pages-preview-failed': 'No ha funcionado. Inténtelo de nuevo.',
    'pages-preview-label': 'Vista previa',
    'pages-preview-as': 'Ver como',
    'pages-preview-visitor': 'Visitante',
    'pages-preview-banner': 'Vista previa: no es pública',
    'pages-preview-website': 'Este enlace abre todo el sitio web',
    'pages-preview-until': 'El enlace funciona hasta el',
  },
  tr: {
    'pages-action-preview': 'Önizleme bağlantısı',
    'pages-preview-of': '{title} önizlemesi',
    'pages-preview-scope': 'Bağlantının gösterdiği',
    'pages-preview-scope-page': 'Yalnızca bu sayfa',
    'pages-preview-scope-website': 'Web sitesinin tamamı',
    'pages-preview-text-page':
      'Bağlantıya sahip olan herkes, bu sayfanın taslağını o andaki hâliyle oturum açmadan görür. Bağlantı {n, number} gün çalışır.',
    'pages-preview-text-website':
      'Bağlantıya sahip olan herkes, web sitesinin tamamını tüm taslaklarıyla oturum açmadan görür: sayfalardaki bağlantılar diğer taslaklara götürür. Bağlantı {n, number} gün çalışır.',
    'pages-preview-copy': 'Önizleme bağlantısını kopyala',
    'pages-preview-link': 'Önizleme bağlantısı',
    'pages-preview-expires': 'Geçerlilik sonu: {time}',
    'pages-preview-copied': 'Bağlantı kopyalandı',
    'pages-preview-select': 'Tarayıcı kopyalamaya izin vermedi. Yukarıdaki bağlantıyı seçin.',
    'pages-preview-revoke': 'Tüm bağlantıları iptal et',
    'pages-preview-revoked':
      '{n, plural, =0 {İptal edilecek bağlantı yoktu.} one {# bağlantı artık çalışmıyor.} other {# bağlantı artık çalışmıyor.}}',
    'pages-preview-failed': 'Bu işlem yapılamadı. Lütfen yeniden deneyin.',
    'pages-preview-label': 'Önizleme',
    'pages-preview-as': 'Şu kişi olarak gör',
    'pages-preview-visitor': 'Ziyaretçi',
    'pages-preview-banner': 'Önizleme, herkese açık değil',
    'pages-preview-website': 'Bu bağlantı web sitesinin tamamını açar',
    'pages-preview-until': 'Bağlantının geçerlilik sonu:',
  },
});
