import { defineMessages } from '../shared/texts/define-messages.ts';

export const CATEGORIES_MESSAGES = defineMessages({
  en: {
    categories: 'Categories',
    'categories-none': 'No categories yet. Visitors use categories to find you.',
    'categories-edit': 'Edit categories',
    'categories-save': 'Save categories',
    'categories-chosen': '{n, plural, =0 {Nothing chosen} one {# chosen} other {# chosen}}',
    'categories-in': 'Categories in {name}',
    'categories-more': 'Show more',
    'categories-less': 'Show less',
    UpdateCategoriesError: 'Your changes could not be saved. They are still here; please try again.',
    'categories-chosen-of': '{n, number} of at most {max, number} chosen',
  },
  nl: {
    categories: 'Categorieën',
    'categories-none': 'Nog geen categorieën. Bezoekers zoeken op categorie.',
    'categories-edit': 'Categorieën bewerken',
    'categories-save': 'Categorieën opslaan',
    'categories-chosen': '{n, plural, =0 {Niets gekozen} one {# gekozen} other {# gekozen}}',
    'categories-in': 'Categorieën in {name}',
    'categories-more': 'Meer tonen',
    'categories-less': 'Minder tonen',
    UpdateCategoriesError: 'Uw wijzigingen zijn niet opgeslagen. Ze staan hier nog; probeer het opnieuw.',
    'categories-chosen-of': '{n, number} van hoogstens {max, number} gekozen',
  },
  es: {
    categories: 'Categorías',
    'categories-none': 'Todavía no hay categorías. Los visitantes buscan por categoría.',
    'categories-edit': 'Editar las categorías',
    'categories-save': 'Guardar las categorías',
    'categories-chosen':
      '{n, plural, =0 {Nada elegido} one {# elegida} many {# elegidas} other {# elegidas}}',
    'categories-in': 'Categorías de {name}',
    'categories-more': 'Mostrar más',
    'categories-less': 'Mostrar menos',
    UpdateCategoriesError: 'No se han podido guardar los cambios. Siguen aquí; inténtelo de nuevo.',
    'categories-chosen-of':
      '{n, plural, one {# elegida} many {# elegidas} other {# elegidas}} (máximo {max, number})',
  },
  tr: {
    categories: 'Kategoriler',
    'categories-none': 'Henüz kategori yok. Ziyaretçiler kategorilere göre arar.',
    'categories-edit': 'Kategorileri düzenle',
    'categories-save': 'Kategorileri kaydet',
    'categories-chosen': '{n, plural, =0 {Hiçbiri seçilmedi} other {# seçildi}}',
    'categories-in': '{name} içindeki kategoriler',
    'categories-more': 'Daha fazla göster',
    'categories-less': 'Daha az göster',
    UpdateCategoriesError: 'Değişiklikleriniz kaydedilemedi. Hâlâ burada duruyor; lütfen yeniden deneyin.',
    'categories-chosen-of': '{n, number} seçildi (en fazla {max, number})',
  },
});
