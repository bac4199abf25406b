import { defineMessages } from '../../shared/define-messages.ts';

/** Links that show the draft of a page. */
export const PAGE_PREVIEW_MESSAGES = defineMessages({
  en: {
    'pages-action-preview': 'Preview link',
    'pages-preview-of': 'Preview of {title}',
    'pages-preview-text':
      'Anyone with the link sees the draft as it is at that moment, without signing in. The link works for {n, number} days.',
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
    'pages-preview-until': 'Link works until',
  },
  nl: {
    'pages-action-preview': 'Voorbeeldlink',
    'pages-preview-of': 'Voorbeeld van {title}',
    'pages-preview-text':
      'Iedereen met de link ziet het concept zoals het op dat moment is, zonder in te loggen. De link werkt {n, number} dagen.',
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
    'pages-preview-until': 'Link werkt tot',
  },
  es: {
    'pages-action-preview': 'Enlace de vista previa',
    'pages-preview-of': 'Vista previa de {title}',
    'pages-preview-text':
      'Cualquiera que tenga el enlace ve el borrador tal como está en ese momento, sin iniciar sesión. El enlace funciona durante {n, number} días.',
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
    'pages-preview-until': 'El enlace funciona hasta el',
  },
  tr: {
    'pages-action-preview': 'Önizleme bağlantısı',
    'pages-preview-of': '{title} önizlemesi',
    'pages-preview-text':
      'Bağlantıya sahip olan herkes, taslağı o andaki hâliyle oturum açmadan görür. Bağlantı {n, number} gün çalışır.',
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
    'pages-preview-until': 'Bağlantının geçerlilik sonu:',
  },
});
