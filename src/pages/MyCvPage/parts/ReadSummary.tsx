import { FileText, Scale, Trash2, UserRoundPen } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Stack } from '#/components/Stack/Stack';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import type { Cv } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvFileBar } from '#/pages/MyCvPage/parts/CvFileBar';
import { CvImport } from '#/pages/MyCvPage/parts/CvImport';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadSummaryProps = {
  readonly fileName: string;
  readonly cv: Cv;
  /** How many fields deserve a second look. */
  readonly doubts: number;
  readonly kept: boolean;
  readonly onKeptChange: (kept: boolean) => void;
  readonly onFile: (file: File) => void;
  readonly onDelete: () => void;
  readonly onFillProfile: () => void;
  readonly onShowText: () => void;
};

/** The file, whether it is kept, and what to do next with what was read. */
export const ReadSummary = ({ cv, doubts, fileName, kept, ...props }: ReadSummaryProps) => (
  <>
    <Card padding="medium">
      <Stack gap={4}>
        <CvFileBar fileName={fileName} pages={cv.document.pages}>
          <Button size="small" variant="quiet" icon={Trash2} onClick={props.onDelete}>
            {copy.file.delete}
          </Button>
        </CvFileBar>
        <Switch
          label={copy.keep.label}
          hint={copy.keep.hint}
          checked={kept}
          onChange={props.onKeptChange}
        />
        <Disclosure summary={copy.drop.replace}>
          <CvImport onFile={props.onFile} />
        </Disclosure>
      </Stack>
    </Card>
    <div className={styles.readHead}>
      <Stack gap={1}>
        <Heading level={2} size="l">
          {copy.read.title}
        </Heading>
        <Text tone="muted">
          {doubts > 0 ? copy.read.doubts(doubts) : copy.read.noDoubt} {copy.read.text}
        </Text>
      </Stack>
      <div className={styles.actions}>
        <Button icon={FileText} className={styles.textButton} onClick={props.onShowText}>
          {copy.read.showText}
        </Button>
        <Button icon={UserRoundPen} onClick={props.onFillProfile}>
          {copy.read.fillProfile}
        </Button>
        <LinkButton href={ADDRESSES.match} variant="primary" icon={Scale}>
          {copy.read.compare}
        </LinkButton>
      </div>
    </div>
  </>
);
