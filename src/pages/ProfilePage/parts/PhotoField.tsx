import { useId } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { ImageUp, Trash2, UserRound } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { FileChoice } from '#/pages/ProfilePage/parts/FileChoice';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';
import type { PhotoState } from '#/pages/ProfilePage/ProfilePage.state';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.photo;

export type PhotoFieldProps = {
  readonly state: PhotoState;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
};

/** The photo: seen, chosen, removed; kept as soon as it is chosen. */
export const PhotoField = ({ state, onFile, onRemove }: PhotoFieldProps) => {
  const hintId = useId();
  return (
    <>
      <div className={styles.photo}>
        {state.url === null ? (
          <span className={styles.noPortrait}>
            <Icon icon={UserRound} size="xl" />
          </span>
        ) : (
          <img src={state.url} alt={copy.alt} className={styles.portrait} />
        )}
        <div className={styles.photoWords}>
          <Heading level={2} size="s">
            {copy.title}
          </Heading>
          {state.status === 'reading' ? (
            <Spinner label={copy.reading} />
          ) : (
            <Inline gap={2}>
              <FileChoice
                label={state.url === null ? copy.choose : copy.replace}
                icon={ImageUp}
                accept=".jpg,.jpeg,.png,.gif,image/jpeg,image/png,image/gif"
                describedBy={hintId}
                onFile={onFile}
              />
              {state.url !== null && (
                <Button
                  variant="quiet"
                  icon={Trash2}
                  className={styles.removePhoto}
                  onClick={onRemove}
                >
                  {copy.remove}
                </Button>
              )}
            </Inline>
          )}
          <Text id={hintId} size="s" tone="muted">
            {copy.hint}
            <br />
            {copy.privacy}
          </Text>
        </div>
      </div>
      {state.problem !== null && (
        <Callout tone="critical" announced title={copy.problems[state.problem].title}>
          {copy.problems[state.problem].text}
        </Callout>
      )}
    </>
  );
};
