import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import {
  CalendarPlus,
  Check,
  ListChecks,
  MessageSquareText,
  MessagesSquare,
  PenLine,
  Scale,
} from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ScoreRing } from '#/components/ScoreRing/ScoreRing';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { isWebLink } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { duenessOf, nextFollowUp } from '#/domain/applications/followUps';
import { bandOf } from '#/domain/matching/report';
import { verdictOf } from '#/domain/matching/verdict';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierActions, DossierView } from '#/pages/DossierPage/DossierPage.state';

import * as styles from '#/pages/DossierPage/DossierPage.css';

const copy = dossierCopy.next;

type NextThingProps = {
  readonly view: DossierView;
  readonly today: Day;
  readonly actions: DossierActions;
};

type Words = {
  readonly title: string;
  readonly text: string;
  readonly action: ReactElement | null;
};

const followUpTitle = (due: Day, today: Day): string => {
  switch (duenessOf(due, today)) {
    case 'overdue':
      return copy.followUpLate(due);
    case 'today':
      return copy.followUpToday;
    case 'upcoming':
      return copy.followUpOn(due);
  }
};

const sending = ({ view, actions }: NextThingProps): Words => {
  const { sample } = view.links;
  const { title, text } = copy.steps.sent;
  if (sample !== null)
    return {
      title,
      text: copy.sampleText,
      action: <LinkButton href={sample}>{copy.sampleTry}</LinkButton>,
    };
  return {
    title,
    text,
    action: (
      <>
        <Button variant="primary" size="large" icon={Check} onClick={actions.onAskNote}>
          {dossierCopy.sent.note}
        </Button>
        {isWebLink(view.job.url) && (
          <LinkButton size="large" href={view.job.url}>
            {dossierCopy.openAd}
          </LinkButton>
        )}
      </>
    ),
  };
};

const following = ({ view, today, actions }: NextThingProps): Words => {
  const { title, text } = copy.steps.followUp;
  const followUp = view.application && nextFollowUp(view.application);
  return {
    title: followUp ? followUpTitle(followUp.due, today) : title,
    text,
    action: followUp && (
      <>
        <Button
          variant="primary"
          size="large"
          icon={MessageSquareText}
          onClick={() => actions.onAskFollowUp(followUp)}
        >
          {dossierCopy.followUp.message}
        </Button>
        <Button size="large" icon={CalendarPlus} onClick={() => actions.onCalendar(followUp)}>
          {dossierCopy.followUp.calendar}
        </Button>
      </>
    ),
  };
};

const wordsOf = (props: NextThingProps): Words => {
  const { view } = props;
  const step = view.spine.find(({ standing }) => standing === 'next')?.step ?? null;
  switch (step) {
    case null:
      return { ...copy.over, action: null };
    case 'read':
    case 'answer':
      return { ...copy.steps[step], action: null };
    case 'compared':
      return {
        ...copy.steps.compared,
        action: (
          <LinkButton variant="primary" size="large" icon={Scale} href={view.links.match}>
            {dossierCopy.compared.go}
          </LinkButton>
        ),
      };
    case 'letter':
      if (view.analysis && verdictOf(view.analysis) === 'otherTrade')
        return {
          ...copy.far,
          action: (
            <>
              <LinkButton
                variant="primary"
                size="large"
                icon={ListChecks}
                href={ADDRESSES.compatibleOffers}
              >
                {copy.far.go}
              </LinkButton>
              <LinkButton size="large" icon={PenLine} href={view.links.letter}>
                {dossierCopy.letter.write}
              </LinkButton>
            </>
          ),
        };
      return {
        ...copy.steps.letter,
        action: (
          <LinkButton variant="primary" size="large" icon={PenLine} href={view.links.letter}>
            {dossierCopy.letter.write}
          </LinkButton>
        ),
      };
    case 'interview':
      return {
        ...copy.steps.interview,
        action: (
          <LinkButton
            variant="primary"
            size="large"
            icon={MessagesSquare}
            href={view.links.interview}
          >
            {dossierCopy.interview.train}
          </LinkButton>
        ),
      };
    case 'sent':
      return sending(props);
    case 'followUp':
      return following(props);
  }
};

/** The one thing to do now, under the sky, beside the score. */
export const NextThing = (props: NextThingProps) => {
  const { analysis } = props.view;
  const { title, text, action } = wordsOf(props);
  return (
    <Card as="section" look="wash" padding="large" className={styles.next}>
      <div className={styles.nextWords}>
        <Text size="s" weight="medium" className={styles.eyebrow}>
          {copy.eyebrow}
        </Text>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </div>
      {action && <div className={styles.nextActions}>{action}</div>}
      {analysis && (
        <div className={styles.nextScore}>
          <ScoreRing
            score={analysis.score}
            band={bandOf(analysis.score)}
            unit="%"
            label={dossierCopy.scoreLabel(
              analysis.score,
              analysisReportCopy.verdicts[verdictOf(analysis)],
            )}
          />
        </div>
      )}
    </Card>
  );
};
