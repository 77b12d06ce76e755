import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Scale } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { analysesCopy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import { News } from '#/pages/JobAlertsPage/parts/News';
import { myCvCopy } from '#/pages/MyCvPage/MyCvPage.copy';
import { CvAwaited } from '#/pages/MyCvPage/parts/summary/CvAwaited';

import { Head } from './heads.tsx';
import { placeOf } from './page.ts';
import { WhereTold } from './WhereTold.tsx';

import * as analysesStyles from '#/pages/AnalysesPage/AnalysesPage.css';
import * as jobAlertsStyles from '#/pages/JobAlertsPage/JobAlertsPage.css';
import * as myCvStyles from '#/pages/MyCvPage/MyCvPage.css';
import { cards } from '#/styles/cards.css';

const nothing = (): void => undefined;

/** A CV that is kept, as the living screen awaits it. */
export const MyCvBody = () => (
  <div className={myCvStyles.page}>
    <Head id="myCv" />
    <WhereTold of="cv" awaited={<Skeleton kind="block" count={2} />}>
      <div className={myCvStyles.page}>
        <CvAwaited
          fileName={placeOf('cv-file')}
          told={placeOf('cv-words', myCvCopy.read.text)}
          onFillProfile={nothing}
        />
      </div>
    </WhereTold>
  </div>
);

/** The newest comparison, in the place of its card. */
export const AnalysesBody = () => (
  <div className={analysesStyles.page}>
    <Head
      id="analyses"
      actions={
        <LinkButton href={ADDRESSES.match} variant="primary" icon={Scale}>
          {analysesCopy.empty.action}
        </LinkButton>
      }
    />
    <WhereTold of="analysis" awaited={<Skeleton kind="block" count={2} />}>
      <div className={cards}>
        <Card padding="medium" className={analysesStyles.card}>
          <div className={analysesStyles.cardHead}>
            <Skeleton kind="round" />
            <Heading level={2} size="s">
              {placeOf('analysis-title', analysesCopy.untitled)}
            </Heading>
          </div>
          <Stack gap={3}>
            <Text size="s">{placeOf('analysis-words')}</Text>
            <Skeleton />
          </Stack>
        </Card>
      </div>
    </WhereTold>
  </div>
);

/** The alerts of somebody who watches nothing yet: neither preferences nor a search are kept. */
export const JobAlertsBody = () => (
  <div className={jobAlertsStyles.page}>
    <Head id="jobAlerts" />
    <div className={jobAlertsStyles.columns}>
      <div className={jobAlertsStyles.side}>
        <div data-unless-kept={alertPreferencesRecord.key}>
          <div data-unless-kept={savedSearchesRecord.key}>
            <News state={{ status: 'nothingWatched' }} onLook={nothing} onSeen={nothing} />
          </div>
          <Skeleton kind="block" />
        </div>
        <Skeleton kind="block" />
        <Skeleton kind="block" />
      </div>
    </div>
  </div>
);
