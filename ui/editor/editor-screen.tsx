'use client';

import { useEffect, useMemo, useState } from 'react';
import { useLeaveGuard } from '../shared/editing/use-leave-guard.ts';
import { observer } from '../shared/observer.ts';
import { PillTabs } from '../shared/pill-tabs.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { TextLanguageProvider } from '../shared/texts/text-language.ts';
import { ArticleChoicesProvider } from './article/article-choices.ts';
import { ArticleForm } from './article/article-form.tsx';
import { BlockDrag } from './canvas/block-drag.ts';
import { CanvasDrawer } from './canvas/canvas-drawer.ts';
import { PageCanvas } from './canvas/page-canvas.tsx';
import { refuseFiles } from './canvas/refuse-files.ts';
import { ClipboardProvider, ClipboardStore } from './clipboard-store.ts';
import { SourceChoice } from './compare/source-choice.tsx';
import { SourcePage } from './compare/source-page.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftSaver } from './draft-saver.ts';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { type DeviceWidth, type EditorProps, type EditorTools, WIDTHS } from './editor-props.ts';
import { BlockForm } from './form/block-form.tsx';
import { PageForm } from './form/page-form.tsx';
import { Outline } from './outline/outline.tsx';
import { PageLanguageProvider } from './page-language.ts';
import { PageStore } from './page-store.ts';
import { Palette } from './palette/palette.tsx';
import { PublishStore } from './publish/publish-store.ts';
import { AnnounceProvider, useBlockActions } from './use-block-actions.ts';
import { useEditor } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';

type LeftTab = 'add' | 'outline';
type RightTab = 'block' | 'article' | 'page';

/** A page of the website, changed as it looks. */
export const EditorScreen = observer(function EditorScreen(props: EditorProps & EditorTools) {
  const { event, opened, descriptions, articles, timeZone, unsavedCopyOf, clipboardOf } = props;
  const useCases = useEditor();
  const [stores] = useState(() => {
    const page = new PageStore(opened.document, descriptions);
    const { path, language } = opened.place;
    const copies = unsavedCopyOf(`${event} ${path} ${language}`);
    const saver = new DraftSaver(page, opened, useCases, copies);
    const publishing = new PublishStore(opened, saver, useCases);
    const drawer = new CanvasDrawer(page, opened.place, useCases.drawPage);
    const source = new SourcePage(page, opened.place, useCases.openPage);
    const clipboard = new ClipboardStore(page, clipboardOf(event));
    return { page, saver, publishing, drawer, source, clipboard };
  });
  const [said, setSaid] = useState('');
  const { path } = opened.place;
  const choices = useMemo(() => ({ articles, path, timeZone }), [articles, path, timeZone]);
  return (
    <AnnounceProvider value={setSaid}>
      <PageLanguageProvider value={opened.place.language}>
        <TextLanguageProvider value={opened.place.language}>
          <ArticleChoicesProvider value={choices}>
            <ClipboardProvider value={stores.clipboard}>
              <Editor {...props} {...stores} />
            </ClipboardProvider>
          </ArticleChoicesProvider>
        </TextLanguageProvider>
      </PageLanguageProvider>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </AnnounceProvider>
  );
});

interface Stores {
  page: PageStore;
  saver: DraftSaver;
  publishing: PublishStore;
  drawer: CanvasDrawer;
  source: SourcePage;
  clipboard: ClipboardStore;
}

const Editor = observer(function Editor({
  page,
  saver,
  publishing,
  drawer,
  source,
  clipboard,
  common,
  pageFields,
  articleFields,
  areaOfMark,
  ...place
}: EditorProps & EditorTools & Stores) {
  const { t } = useLabels();
  const actions = useBlockActions(page);
  const [width, setWidth] = useState<DeviceWidth>('desktop');
  const [left, setLeft] = useState<LeftTab>('add');
  const [right, setRight] = useState<RightTab>(page.article ? 'article' : 'page');
  const [drag] = useState(
    () =>
      new BlockDrag(page, (dragged, spot) => {
        if ('id' in dragged) actions.move(dragged.id, spot);
        else actions.insert(dragged.description, spot);
      }),
  );
  const onKey = useEditorKeys(page, actions, drag);
  useLeaveGuard(!saver.isClean);
  useEffect(() => {
    const stops = [saver.follow(), drawer.follow(), clipboard.follow(), refuseFiles(document)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [saver, drawer, clipboard]);
  // On a phone, a page as wide as a phone comes first.
  useEffect(() => {
    if (window.innerWidth < WIDTHS.tablet) setWidth('phone');
  }, []);
  const { current } = page;
  const isArticle = page.article !== undefined;
  // Choosing a block shows its form; the user may look at the page's form meanwhile.
  useEffect(() => setRight(rightOf(page)), [page, page.selected]);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return (
    <div className={styles.editor} data-dragging={drag.isOn || undefined}>
      <EditorBar
        {...place}
        page={page}
        saver={saver}
        publishing={publishing}
        width={width}
        onWidth={setWidth}
      />
      <aside className={styles.left} aria-label={t('editor-blocks')}>
        <PillTabs
          id="editor-left"
          label={t('editor-blocks')}
          tabs={[
            { value: 'add', label: t('editor-add') },
            { value: 'outline', label: t('editor-outline') },
          ]}
          value={left}
          onChange={setLeft}
        />
        <div role="tabpanel" id={`editor-left-panel-${left}`} aria-labelledby={`editor-left-tab-${left}`}>
          {left === 'add' ? <Palette page={page} drag={drag} /> : <Outline page={page} />}
        </div>
      </aside>
      <main id="content" aria-label={t('editor-canvas')} className={styles.main} tabIndex={-1}>
        <PageCanvas
          page={page}
          drawer={drawer}
          areaOfMark={areaOfMark}
          drag={drag}
          width={WIDTHS[width]}
          onKey={onKey}
        />
      </main>
      <aside className={styles.right} aria-label={t('editor-settings')}>
        <PillTabs
          id="editor-right"
          label={t('editor-settings')}
          tabs={[
            { value: 'block', label: t('editor-block') },
            ...(isArticle ? [{ value: 'article' as const, label: t('editor-article') }] : []),
            { value: 'page', label: t('editor-page') },
          ]}
          value={right}
          onChange={setRight}
        />
        <div role="tabpanel" id={`editor-right-panel-${right}`} aria-labelledby={`editor-right-tab-${right}`}>
          <div className={styles.compare}>
            <SourceChoice source={source} language={place.opened.place.language} />
          </div>
          {right === 'article' && <ArticleForm page={page} fields={articleFields} source={source} />}
          {right === 'page' && <PageForm page={page} fields={pageFields} source={source} />}
          {right === 'block' && current && (
            <BlockForm
              page={page}
              placed={current}
              common={common}
              articleFields={articleFields.map(({ names: [name] }) => name)}
              source={source}
            />
          )}
          {right === 'block' && !current && <p className={styles.none}>{t('editor-none-selected')}</p>}
        </div>
      </aside>
      {saver.state === 'conflict' && <ConflictDialog saver={saver} />}
    </div>
  );
});

/** The form of what is selected: an article shows the fields of its page. */
const rightOf = ({ selected, article }: PageStore): RightTab => {
  if (article && (selected === undefined || selected === article.id)) return 'article';
  return selected === undefined ? 'page' : 'block';
};
