import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Dialog } from '#/components/Dialog/Dialog';
import { ChevronLeft, ChevronRight, Download, Pause, Play } from '#/components/Icon/iconPaths';
import { Spinner } from '#/components/Spinner/Spinner';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import type { CodePicture } from '#/domain/backup/TransferCodes';
import { transferCopy } from '#/pages/SettingsPage/transfer.copy';
import type { ShownCodes, ShownCodesActions } from '#/pages/SettingsPage/transfer.state';

import * as styles from '#/pages/SettingsPage/transfer.css';

const copy = transferCopy.codes;

type CodeProps = { readonly picture: CodePicture | null; readonly name: string };

const Code = ({ picture, name }: CodeProps) => (
  <div className={styles.code}>
    {picture === null ? (
      <Spinner label={copy.making} />
    ) : (
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className={styles.squares}
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
    )}
  </div>
);

type Shown = Extract<ShownCodes, { status: 'shown' }>;

const Codes = ({
  state,
  actions,
}: {
  readonly state: Shown;
  readonly actions: ShownCodesActions;
}) => {
  const { picture, number, total, playing, only, whole, withoutFiles } = state;
  return (
    <Stack gap={4}>
      <Text tone="muted">{copy.intro}</Text>
      {whole !== null && (
        <Callout tone="caution" title={copy.left.title}>
          {copy.left.text(whole)}
        </Callout>
      )}
      {withoutFiles && <Text>{copy.unread}</Text>}
      <Code picture={picture} name={copy.drawn(number, total)} />
      {total > 1 && (
        <div className={styles.steps}>
          <Button icon={ChevronLeft} iconOnly onClick={() => actions.onStep(-1)}>
            {copy.before}
          </Button>
          <Button icon={playing ? Pause : Play} onClick={() => actions.onPlay(!playing)}>
            {playing ? copy.pause : copy.play}
          </Button>
          <Button icon={ChevronRight} iconOnly onClick={() => actions.onStep(1)}>
            {copy.after}
          </Button>
        </div>
      )}
      <Text size="s" tone="muted" figures>
        {total > 1 ? `${copy.drawn(number, total)}. ` : ''}
        {copy.length(total)}
      </Text>
      {total > 1 && (
        <TextField
          label={copy.only}
          hint={copy.onlyHint}
          inputMode="text"
          autoComplete="off"
          value={only}
          onChange={actions.onOnly}
        />
      )}
    </Stack>
  );
};

const ToFile = ({ onExport }: Pick<ShownCodesActions, 'onExport'>) => (
  <Button icon={Download} onClick={onExport}>
    {copy.toFile}
  </Button>
);

const contentOf = (state: ShownCodes, actions: ShownCodesActions) => {
  switch (state.status) {
    case 'making':
      return <Spinner label={copy.making} />;
    case 'shown':
      return <Codes state={state} actions={actions} />;
    case 'tooLarge':
      return (
        <Callout
          tone="caution"
          announced
          title={copy.tooLarge.title}
          actions={<ToFile onExport={actions.onExport} />}
        >
          {copy.tooLarge.text(state.pieces)}
        </Callout>
      );
    case 'failed':
      return (
        <Callout
          tone="critical"
          announced
          title={copy.failed.title}
          actions={<ToFile onExport={actions.onExport} />}
        >
          {copy.failed.text}
        </Callout>
      );
  }
};

type ShowCodesDialogProps = { readonly state: ShownCodes; readonly actions: ShownCodesActions };

/** The codes of a transfer, one after another. */
export const ShowCodesDialog = ({ state, actions }: ShowCodesDialogProps) => (
  <Dialog
    open
    onClose={actions.onClose}
    title={copy.title}
    closeLabel={transferCopy.close}
    footer={<Button onClick={actions.onClose}>{transferCopy.close}</Button>}
  >
    {contentOf(state, actions)}
  </Dialog>
);
