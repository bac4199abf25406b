import { defineMessages } from '../../shared/texts/define-messages.ts';

/** Names of the fields of the opening of a fair, of figures and of logos. */
export const FAIR_FIELD_MESSAGES = defineMessages({
  en: {
    'field-FairOpening-Link': 'Button for visitors',
    'field-SecondLink': 'Button for exhibitors',
    'field-Figures-Items': 'Figures',
    'field-Value': 'Number',
    'field-LogoRow-Items': 'Logos',
  },
  nl: {
    'field-FairOpening-Link': 'Knop voor bezoekers',
    'field-SecondLink': 'Knop voor exposanten',
    'field-Figures-Items': 'Cijfers',
    'field-Value': 'Getal',
    'field-LogoRow-Items': 'Logo’s',
  },
  es: {
    'field-FairOpening-Link': 'Botón para visitantes',
    'field-SecondLink': 'Botón para expositores',
    'field-Figures-Items': 'Cifras',
    'field-Value': 'Número',
    'field-LogoRow-Items': 'Logotipos',
  },
  tr: {
    'field-FairOpening-Link': 'Ziyaretçiler için düğme',
    'field-SecondLink': 'Katılımcılar için düğme',
    'field-Figures-Items': 'Rakamlar',
    'field-Value': 'Sayı',
    'field-LogoRow-Items': 'Logolar',
  },
});
