import { type Area, EDITING_TEXTS } from '@fairdesk/core/page';
import { PLACE_ATTRIBUTE, type RenderedParts } from './canvas-marks.ts';

/** Makes a drawing something to edit: it looks as visitors see it, and nothing in it leads away. */
export const prepareDrawing = (drawing: Document, parts: RenderedParts): void => {
  const style = drawing.createElement('style');
  style.textContent = STYLE;
  drawing.head.append(style);
  const scheme = document.documentElement.dataset.mantineColorScheme;
  if (scheme) drawing.documentElement.dataset.mantineColorScheme = scheme;
  for (const element of drawing.querySelectorAll(STOPS)) element.setAttribute('tabindex', '-1');
  for (const details of drawing.querySelectorAll('details')) details.open = true;
  hideEmptyTexts(drawing);
  for (const { element, key, owner } of parts.places) {
    if (owner !== undefined || key === MAIN) continue;
    element.setAttribute(AREA_ATTRIBUTE, '');
    markBare(element);
  }
};

const MAIN: Area = 'main';

/** Links and buttons of the drawing are no stops for the keyboard: they lead nowhere here. */
const STOPS = 'a, button, input, select, textarea, summary, iframe, [tabindex]';

/** An area beside the main one; it is seen once a block was moved there with the form. */
const AREA_ATTRIBUTE = 'data-editor-area';

/** An area that shows nothing takes no room on the page; in edit mode its frame is rendered all the same. */
const BARE_ATTRIBUTE = 'data-editor-bare';

const markBare = (area: Element): void => {
  const frame = area.parentElement;
  const isBare = [...area.children].every((each) => isMark(each) || each.matches('div:empty'));
  const isAlone = [...(frame?.children ?? [])].every((each) => isMark(each) || each === area);
  if (isBare && isAlone) frame?.setAttribute(BARE_ATTRIBUTE, '');
};

const isMark = ({ nodeName }: Node): boolean => nodeName === 'CODE';

/** The vendor's editors need something to click in place of an empty text; the form has a field for it here. */
const hideEmptyTexts = (drawing: Document): void => {
  const texts = drawing.createTreeWalker(drawing.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.textContent !== EDITING_TEXTS.noText) continue;
    text.textContent = '';
    const { parentElement } = text;
    const isAlone = [...(parentElement?.childNodes ?? [])].every(isNothing);
    if (isAlone) parentElement?.setAttribute('data-editor-empty', '');
  }
};

const isNothing = (node: Node): boolean => isMark(node) || (node.textContent ?? '').trim() === '';

const STYLE = `
code.scpm, .scChromeData, [data-editor-empty] { display: none }
html { overflow: hidden }
* { cursor: default !important; scroll-behavior: auto !important }
*, *::before, *::after { animation: none !important; transition: none !important }
iframe, video { pointer-events: none }
.sc-jss-empty-placeholder:not([${PLACE_ATTRIBUTE}]), .sc-jss-empty-placeholder[${AREA_ATTRIBUTE}] { display: none }
[${PLACE_ATTRIBUTE}] > code:first-child + *, [${PLACE_ATTRIBUTE}] > code:first-child + [data-framed] { margin-block-start: 0 }
[${BARE_ATTRIBUTE}] { margin-block: 0 !important; padding-block: 0 !important; border-block: 0 !important }
[contenteditable] { outline: 2px solid var(--accent); outline-offset: 3px }
[contenteditable], [contenteditable] * { cursor: text !important }
.ProseMirror { white-space: break-spaces; overflow-wrap: anywhere; font-variant-ligatures: none }
.ProseMirror [data-kept] { white-space: normal }
.ProseMirror-selectednode { outline: 2px solid var(--accent); outline-offset: 2px }
`;
