import { Button } from '#/components/Button/Button';
import {
  BellRing,
  CalendarClock,
  CalendarDays,
  ClipboardPaste,
  GitCompareArrows,
  MessagesSquare,
  Sparkles,
  Sunset,
  UserRound,
  UserRoundCheck,
} from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { MOST_GESTURES } from '#/domain/home/gestures';
import type { Todo, TodoKind } from '#/domain/home/todos';
import { homeCopy } from '#/pages/HomePage/HomePage.copy';
import type { PlacedTodo } from '#/pages/HomePage/HomePage.state';
import { TodoLine } from '#/pages/HomePage/parts/TodoLine';
import type { TodoWay } from '#/pages/HomePage/parts/TodoLine';
import { TodoPanel } from '#/pages/HomePage/parts/TodoPanel';

import * as styles from '#/pages/HomePage/HomeHero.css';

const copy = homeCopy.today;

const ICONS: Readonly<Record<TodoKind, IconPath>> = {
  interviewToday: CalendarClock,
  interviewTomorrow: CalendarDays,
  followUp: BellRing,
  analysis: GitCompareArrows,
  fillProfile: UserRoundCheck,
  practice: MessagesSquare,
  newOffers: Sparkles,
  paste: ClipboardPaste,
  profile: UserRound,
};

const lookOf = (todo: Todo): string => {
  if (todo.kind === 'followUp' && todo.late > 0) return styles.late;
  return 'applicationId' in todo ? styles.pressing : styles.calm;
};

const keyOf = (todo: Todo): string =>
  'applicationId' in todo
    ? `${todo.kind} ${todo.applicationId} ${'interviewId' in todo ? todo.interviewId : ''}`
    : todo.kind;

type TodayPanelProps = {
  readonly todos: readonly Todo[];
  /** Only who is waited for today is still shown. */
  readonly rests: boolean;
  readonly hrefOf: (todo: PlacedTodo) => string;
  readonly onFillProfile: () => void;
  readonly onRest: (rests: boolean) => void;
};

/** What waits today, the most pressing first. */
export const TodayPanel = ({ todos, rests, hrefOf, onFillProfile, onRest }: TodayPanelProps) => {
  const wayTo = (todo: Todo): TodoWay => {
    switch (todo.kind) {
      case 'analysis':
      case 'paste':
        return { href: ADDRESSES.match };
      case 'newOffers':
        return { href: ADDRESSES.compatibleOffers };
      case 'fillProfile':
        return { action: copy.fill, onPress: onFillProfile };
      case 'profile':
        return { href: todo.criterion === 'cv' ? ADDRESSES.myCv : ADDRESSES.profile };
      case 'followUp':
      case 'practice':
      case 'interviewToday':
      case 'interviewTomorrow':
        return { href: hrefOf(todo) };
    }
  };
  const pressing = todos.filter(({ kind }) => kind === 'interviewToday');
  const canWait = todos.length > pressing.length;
  const asked = rests && canWait ? pressing : todos;
  const hidden = asked.length - MOST_GESTURES;
  return (
    <TodoPanel title={copy.title}>
      {todos.length === 0 ? (
        <>
          <Text tone="muted">{copy.none}</Text>
          <TextLink href={ADDRESSES.search} standalone>
            {copy.noneLink}
          </TextLink>
        </>
      ) : (
        <ul className={styles.todos}>
          {asked.slice(0, MOST_GESTURES).map((todo, index) => (
            <TodoLine
              key={keyOf(todo)}
              icon={ICONS[todo.kind]}
              look={lookOf(todo)}
              title={copy.titleOf(todo)}
              detail={copy.detailOf(todo)}
              way={wayTo(todo)}
              first={index === 0 ? copy.first : undefined}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <TextLink href={ADDRESSES.applications} standalone>
          {copy.more(hidden)}
        </TextLink>
      )}
      {canWait && (
        <>
          {rests && <Text tone="muted">{copy.rest}</Text>}
          <Button
            variant="quiet"
            size="small"
            icon={rests ? undefined : Sunset}
            className={styles.enough}
            onClick={() => onRest(!rests)}
          >
            {rests ? copy.again : copy.enough}
          </Button>
        </>
      )}
    </TodoPanel>
  );
};
