import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { FileText, Maximize2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { LayoutTraits } from '#/domain/cv/document';
import { bringInCopy } from '#/pages/MyCvPage/bringIn.copy';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { MyCvAtFirst, MyCvState, RefusedFile } from '#/pages/MyCvPage/MyCvPage.state';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { summariesOf } from '#/pages/MyCvPage/parts/editing/readParts';
import type { ReadPart } from '#/pages/MyCvPage/parts/editing/readParts';
import { refusalsOf } from '#/pages/MyCvPage/parts/editing/refusals';
import type { Refusal } from '#/pages/MyCvPage/parts/editing/refusals';
import { Refused } from '#/pages/MyCvPage/parts/editing/Refused';
import { CvPages } from '#/pages/MyCvPage/parts/page/CvPages';
import { PageDialog } from '#/pages/MyCvPage/parts/page/PageDialog';
import { zonesOf } from '#/pages/MyCvPage/parts/page/zones';
import { PartIndex } from '#/pages/MyCvPage/parts/reading/PartIndex';
import { ReadEducation } from '#/pages/MyCvPage/parts/reading/ReadEducation';
import { ReadExperiences } from '#/pages/MyCvPage/parts/reading/ReadExperiences';
import { ReadIdentity } from '#/pages/MyCvPage/parts/reading/ReadIdentity';
import { ReadInterests } from '#/pages/MyCvPage/parts/reading/ReadInterests';
import { ReadLanguages } from '#/pages/MyCvPage/parts/reading/ReadLanguages';
import { ReadSkills } from '#/pages/MyCvPage/parts/reading/ReadSkills';
import { ReadSummary } from '#/pages/MyCvPage/parts/reading/ReadSummary';
import { usePointing } from '#/pages/MyCvPage/parts/reading/usePointing';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

/** What the layout may hide from software that reads CVs; nothing where the layout is plain. */
const LayoutNotes = ({ layout }: { readonly layout: LayoutTraits }) => {
  const notes = [
    layout.columns === 2 && copy.layout.columns,
    layout.textBoxes && copy.layout.textBoxes,
    layout.tables && copy.layout.tables,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return <Callout title={copy.layout.title}>{notes.join(' ')}</Callout>;
};

type RefusedNoteProps = {
  readonly refused: RefusedFile;
  /** The CV that stays. */
  readonly fileName: string;
  readonly onSeen: () => void;
};

/** A file given in place of this CV could not be read: why, and that nothing was lost. */
const RefusedNote = ({ refused, fileName, onSeen }: RefusedNoteProps) => (
  <Callout
    tone="caution"
    title={bringInCopy.refused.title(refused.fileName)}
    announced
    actions={
      <Button size="small" onClick={onSeen}>
        {bringInCopy.refused.seen}
      </Button>
    }
  >
    <p>{`${bringInCopy.problems[refused.problem].title}. ${bringInCopy.problems[refused.problem].text}`}</p>
    <p>{bringInCopy.refused.kept(fileName)}</p>
  </Callout>
);

type ReadCvProps = {
  readonly state: Extract<MyCvState, { status: 'read' }>;
  readonly kept: boolean;
  readonly atFirst: MyCvAtFirst;
  /** Its reading has just ended: the parts come one after the other. */
  readonly justRead: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  readonly onCorrect: (correction: CvCorrection) => void;
  readonly onTakeBack: (correction: CvCorrection) => void;
  readonly onRefusalSeen: () => void;
  readonly onFillProfile: () => void;
  readonly onPageNeeded: (page: number) => void;
};

/** Everything that was understood, beside the page it was understood from; where there is no room beside, the page comes up on demand. */
export const ReadCv = ({
  state,
  atFirst,
  justRead,
  onCorrect,
  onTakeBack,
  onRefusalSeen,
  onPageNeeded,
  ...props
}: ReadCvProps) => {
  const { cv, asRead, corrections, fileName, picture, refused } = state;
  const { editing } = atFirst;
  const fields = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const { pointed, sought, ofFields, ...pointing } = usePointing(fields, atFirst.lit ?? null);
  const [pageOpen, setPageOpen] = useState(atFirst.pageOpen ?? false);
  const [told, setTold] = useState('');
  // What is out of sight is drawn in slices after the first picture: a slow phone stays answering.
  const belowDrawn = useDeferredValue(true, false);
  const zones = useMemo(() => zonesOf(cv), [cv]);
  const refusals = useMemo(() => refusalsOf(asRead, corrections), [asRead, corrections]);
  const parts = summariesOf(cv);
  const doubts = Object.fromEntries(parts.map((each) => [each.part, each.doubts]));

  const takeBack = ({ correction, label }: Refusal): void => {
    setTold(copy.refusal.restored(label));
    onTakeBack(correction);
  };
  const correct = (correction: CvCorrection): void => {
    const refusal = refusalsOf(cv, [correction])[0];
    setTold(refusal ? copy.refusal.told(refusal.label) : '');
    onCorrect(correction);
  };
  const refusedOf = (part: ReadPart) => (
    <Refused refusals={refusals.filter((each) => each.part === part)} onTakeBack={takeBack} />
  );
  const hasRefused = (part: ReadPart): boolean => refusals.some((each) => each.part === part);
  const actions: ReadCvActions = {
    onCorrect: correct,
    onShow: (key) => {
      pointing.showOnPage(key);
      if (!beside.current?.checkVisibility()) setPageOpen(true);
    },
    lit: pointed?.side === 'page' ? pointed.key : null,
    sought,
  };
  const pages = {
    document: cv.document,
    picture,
    zones,
    lit: pointed?.key ?? null,
    follow: pointed?.side === 'fields',
    onPoint: pointing.pointOnPage,
    onPageNeeded,
  };
  return (
    <>
      {refused && <RefusedNote refused={refused} fileName={fileName} onSeen={onRefusalSeen} />}
      <ReadSummary cv={cv} fileName={fileName} {...props} />
      <PartIndex parts={parts} />
      <div className={styles.read}>
        <div ref={fields} className={styles.sections({ justRead })} {...ofFields}>
          <ReadIdentity
            cv={cv}
            doubts={doubts['identity'] ?? 0}
            editing={editing}
            refused={refusedOf('identity')}
            {...actions}
          />
          <ReadExperiences
            cv={cv}
            doubts={doubts['experience'] ?? 0}
            editing={editing}
            refused={refusedOf('experience')}
            {...actions}
          />
          {belowDrawn && (
            <>
              <ReadEducation
                cv={cv}
                doubts={doubts['education'] ?? 0}
                refused={refusedOf('education')}
                {...actions}
              />
              <ReadSkills
                skills={cv.skills}
                unfolded={atFirst.skillsUnfolded ?? false}
                refused={refusedOf('skills')}
                {...actions}
              />
              <ReadLanguages
                cv={cv}
                doubts={doubts['languages'] ?? 0}
                refused={refusedOf('languages')}
                {...actions}
              />
              {(cv.interests.length > 0 || hasRefused('interests')) && (
                <ReadInterests
                  interests={cv.interests}
                  refused={refusedOf('interests')}
                  {...actions}
                />
              )}
              <LayoutNotes layout={cv.document.layout} />
            </>
          )}
        </div>
        <Card ref={beside} as="aside" padding="small" className={styles.source}>
          <div className={styles.sourceHead}>
            <Heading level={3} size="s">
              {copy.page.title}
            </Heading>
            <Button size="small" variant="quiet" icon={Maximize2} onClick={() => setPageOpen(true)}>
              {copy.page.enlarge}
            </Button>
          </div>
          <Text size="s" tone="muted">
            {copy.page.hint}
          </Text>
          <CvPages {...pages} onPick={pointing.pick} />
        </Card>
        <Button
          variant="primary"
          icon={FileText}
          className={styles.pageButton}
          onClick={() => setPageOpen(true)}
        >
          {copy.page.open}
        </Button>
      </div>
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
      <PageDialog
        {...pages}
        open={pageOpen}
        onClose={() => setPageOpen(false)}
        onPick={(key) => {
          setPageOpen(false);
          pointing.pick(key);
        }}
      />
    </>
  );
};
