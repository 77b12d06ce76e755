import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Heading } from '#/components/Heading/Heading';
import { Plus } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { Switch } from '#/components/Switch/Switch';
import { Tag } from '#/components/Tag/Tag';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { boardKey, boardOfAddress } from '#/domain/offers/live/followedBoards';
import type { BoardProblem, FollowedBoard } from '#/domain/offers/live/followedBoards';
import { MOST_BOARDS } from '#/domain/offers/live/liveChoicesRecord';
import type { LiveChoices } from '#/domain/offers/live/liveChoicesRecord';
import { LIVE_SOURCES, SWITCHED_SOURCES } from '#/domain/offers/live/liveSources';
import type { LiveScreen, LiveSourceId } from '#/domain/offers/live/liveSources';
import { SUGGESTED_BOARDS } from '#/domain/offers/live/suggestedBoards';
import { liveCopy } from '#/modules/LiveSearch/LiveSearch.copy';

import * as styles from '#/modules/LiveSearch/LiveSearch.css';

const copy = liveCopy.sources;

type LiveSourcesProps = {
  readonly screen: LiveScreen;
  readonly choices: LiveChoices;
  /** Sources that this site has no right to ask. */
  readonly notConfigured: readonly LiveSourceId[];
  readonly onChoose: (choices: LiveChoices) => void;
};

/** Companies that are followed, some to begin with, and the way to any other. */
const Boards = ({ screen, choices, onChoose }: Omit<LiveSourcesProps, 'notConfigured'>) => {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<BoardProblem | null>(null);
  const { boards } = choices;
  const keys = new Set(boards.map(boardKey));
  const follow = (board: FollowedBoard): void => {
    if (!keys.has(boardKey(board))) onChoose({ ...choices, boards: [...boards, board] });
  };
  const words = liveCopy.boards;
  const suggested = SUGGESTED_BOARDS[screen].filter((board) => !keys.has(boardKey(board)));
  const full = boards.length >= MOST_BOARDS;
  return (
    <div className={styles.boards}>
      <Stack gap={1}>
        <Heading level={3} size="s">
          {words.title}
        </Heading>
        <Text size="s" tone="muted">
          {words.text}
        </Text>
      </Stack>
      {boards.length > 0 && (
        <ul className={styles.tags} aria-label={words.title}>
          {boards.map((board) => (
            <li key={boardKey(board)}>
              <Tag
                label={words.on(board.company, board.vendor)}
                onRemove={() =>
                  onChoose({ ...choices, boards: boards.filter((one) => one !== board) })
                }
                removeLabel={words.remove(board.company)}
              />
            </li>
          ))}
        </ul>
      )}
      {full ? (
        <Text size="s">{words.full(MOST_BOARDS)}</Text>
      ) : (
        <>
          <form
            className={styles.follow}
            onSubmit={(event) => {
              event.preventDefault();
              const found = boardOfAddress(address);
              setProblem(found.ok ? null : found.problem);
              if (!found.ok) return;
              follow(found.value);
              setAddress('');
            }}
          >
            <TextField
              label={words.label}
              placeholder={words.placeholder}
              value={address}
              onChange={setAddress}
              error={problem === null ? undefined : words.problems[problem]}
            />
            <Button type="submit" icon={Plus} disabled={address.trim() === ''}>
              {words.add}
            </Button>
          </form>
          {suggested.length > 0 && (
            <div className={styles.tags}>
              <Text as="span" size="s" tone="muted">
                {words.suggestions}
              </Text>
              {suggested.map((board) => (
                <Button
                  key={boardKey(board)}
                  size="small"
                  icon={Plus}
                  aria-label={`${words.add} ${words.on(board.company, board.vendor)}`}
                  onClick={() => follow(board)}
                >
                  {board.company}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
};

/** Sources that may be asked, each with what it is told; off until the person switches it on. */
export const LiveSources = ({ screen, choices, notConfigured, onChoose }: LiveSourcesProps) => (
  <div className={styles.panel}>
    <Text size="s">{copy.text}</Text>
    <div className={styles.switches}>
      {SWITCHED_SOURCES.filter((source) => LIVE_SOURCES[source].screens.includes(screen)).map(
        (source) => (
          <Switch
            key={source}
            label={LIVE_SOURCES[source].name}
            hint={
              notConfigured.includes(source)
                ? `${copy.list[source].what} ${copy.notConfigured}`
                : copy.hint(source)
            }
            disabled={notConfigured.includes(source)}
            checked={choices.sources.includes(source)}
            onChange={(on) =>
              onChoose({
                ...choices,
                sources: SWITCHED_SOURCES.filter((one) =>
                  one === source ? on : choices.sources.includes(one),
                ),
              })
            }
          />
        ),
      )}
    </div>
    <Boards screen={screen} choices={choices} onChoose={onChoose} />
  </div>
);
