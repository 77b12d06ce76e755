import { Suspense } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { CircleQuestionMark, Pencil, PenLine } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { Text } from '#/components/Text/Text';
import type { PostClaim } from '#/domain/matching/claims';
import { POST_FIELDS } from '#/domain/matching/postRead';
import type { PostField, PostRead } from '#/domain/matching/postRead';
import { fold } from '#/domain/shared/text';
import { useInPlace } from '#/modules/AnalysisReport/parts/useInPlace';
import { postCopy as copy } from '#/modules/AnalysisReport/PostLine.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

// Most readings need no correction.
const PostForm = lazyComponent(
  async () => (await import('#/modules/AnalysisReport/parts/PostForm')).PostForm,
);

/** The words of a field; null where they are neither known nor missed. */
const wordsOf = (post: PostRead, field: PostField): string | null => {
  const { value, standing } = post[field];
  if (value !== null) return value;
  return field === 'title' || standing === 'corrected' ? copy.unknown[field] : null;
};

const Standing = ({ post }: { readonly post: PostRead }) => {
  if (POST_FIELDS.some((field) => post[field].standing === 'corrected'))
    return (
      <Badge size="small" icon={PenLine}>
        {copy.corrected}
      </Badge>
    );
  const [doubted, ...others] = POST_FIELDS.filter(
    (field) =>
      post[field].standing === 'doubtful' || (field === 'title' && post.title.value === null),
  );
  return doubted === undefined ? null : (
    <Badge size="small" tone="caution" icon={CircleQuestionMark}>
      {others.length === 0 ? copy.doubts[doubted] : copy.doubt}
    </Badge>
  );
};

/** The trade of the register, where it says more than the title. */
const tradeOf = ({ title, occupation }: PostRead): string | null =>
  occupation === null || fold(occupation.label) === fold(title.value ?? '')
    ? null
    : copy.trade(occupation.label, occupation.rome);

type PostLineProps = {
  readonly post: PostRead;
  /** Absent where the result cannot be computed again. */
  readonly onCorrect?: ((claim: PostClaim) => void) | undefined;
  /** Being corrected at first, for pictures. */
  readonly defaultEditing?: boolean;
};

/** The post that the comparison was made with, and the way to put it right in its place. */
export const PostLine = ({ post, onCorrect, defaultEditing = false }: PostLineProps) => {
  const { editing, turn, button } = useInPlace(defaultEditing);
  if (editing && onCorrect)
    return (
      <Suspense>
        <PostForm
          post={post}
          takesFocus={!defaultEditing}
          onCancel={() => turn(false)}
          onSave={(head) => {
            turn(false);
            onCorrect({ kind: 'post', head });
          }}
        />
      </Suspense>
    );
  const words = POST_FIELDS.flatMap((field) => wordsOf(post, field) ?? []);
  const trade = tradeOf(post);
  return (
    <div className={styles.post}>
      <div className={styles.postWords}>
        <Text>
          <span className={styles.postLabel}>{copy.label}</span>{' '}
          <strong className={styles.postTitle}>{words[0]}</strong>
          {words.slice(1).map((word) => ` · ${word}`)}
        </Text>
        {trade !== null && (
          <Text size="s" tone="muted">
            {trade}
          </Text>
        )}
      </div>
      <div className={styles.postActions}>
        <Standing post={post} />
        {onCorrect && (
          <Button
            ref={button}
            size="small"
            variant="quiet"
            icon={Pencil}
            aria-label={copy.correctLabel}
            onClick={() => turn(true)}
          >
            {copy.correct}
          </Button>
        )}
      </div>
    </div>
  );
};
