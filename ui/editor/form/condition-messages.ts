import { defineMessages } from '../../shared/texts/define-messages.ts';

/** When a step or question of a questionnaire is shown. */
export const CONDITION_MESSAGES = defineMessages({
  en: {
    'editor-condition-question': 'Question',
    'editor-condition-answer': 'Answer',
    'editor-condition-always': 'Always shown',
    'editor-condition-none': 'No earlier question has answers to choose from.',
    'editor-condition-no-question': 'No earlier question is called “{name}”.',
    'editor-condition-no-answer': 'The question has no answer “{name}”.',
  },
  nl: {
    'editor-condition-question': 'Vraag',
    'editor-condition-answer': 'Antwoord',
    'editor-condition-always': 'Altijd tonen',
    'editor-condition-none': 'Er is geen eerdere vraag met antwoorden om uit te kiezen.',
    'editor-condition-no-question': 'Er is geen eerdere vraag “{name}”.',
    'editor-condition-no-answer': 'De vraag heeft geen antwoord “{name}”.',
  },
  es: {
    'editor-condition-question': 'Pregunta',
    'editor-condition-answer': 'Respuesta',
    'editor-condition-always': 'Mostrar siempre',
    'editor-condition-none': 'Ninguna pregunta anterior tiene respuestas para elegir.',
    'editor-condition-no-question': 'Ninguna pregunta anterior se llama «{name}».',
    'editor-condition-no-answer': 'La pregunta no tiene la respuesta «{name}».',
  },
  tr: {
    'editor-condition-question': 'Soru',
    'editor-condition-answer': 'Yanıt',
    'editor-condition-always': 'Her zaman göster',
    'editor-condition-none': 'Seçilebilecek yanıtları olan önceki bir soru yok.',
    'editor-condition-no-question': '“{name}” adında önceki bir soru yok.',
    'editor-condition-no-answer': 'Sorunun “{name}” yanıtı yok.',
  },
});
