import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { updateRecord } from '#/domain/storage/updateRecord';
import { TRIAL_REQUEST } from '#/domain/textmodel/requests.fr';
import { NO_TEXT_MODEL, readAddress } from '#/domain/textmodel/settings';
import type { TextModelSettings as Settings } from '#/domain/textmodel/settings';
import { textModelRecord } from '#/domain/textmodel/textModelRecord';
import type { BrowserModelState } from '#/domain/textmodel/TextModels';
import { TextModelSettings } from '#/modules/TextModelSettings/TextModelSettings';
import type {
  OwnModelDraft,
  TextModelSettingsState,
  Trial,
} from '#/modules/TextModelSettings/TextModelSettings.state';
import { textModelToasts } from '#/usecases/textmodel/textModelToasts.copy';

/** The one outside origin that the policy of this page lets it call; set by `public/first-paint.js`, null for none. */
const reachedOrigin = (): string | null => document.documentElement.dataset['reached'] ?? null;

const draftOf = ({ address, model, key }: Settings): OwnModelDraft => ({ address, model, key });

const NO_TRIAL: Trial = { status: 'none' };

/** What `TextModelSettings` shows and does, over the settings kept on the device. */
const useTextModelSettings = (): ComponentProps<typeof TextModelSettings> => {
  const { vault, notify, textModels } = useServices();
  const record = useRecord(textModelRecord);
  const kept = (record.ok && record.value) || NO_TEXT_MODEL;
  const [typed, setTyped] = useState<OwnModelDraft | null>(null);
  const [tried, setTried] = useState(false);
  const [browser, setBrowser] = useState<BrowserModelState | null>(null);
  const [trial, setTrial] = useState<Trial>(NO_TRIAL);
  const asksBrowser = kept.choice === 'browser';

  useEffect(() => {
    if (!asksBrowser) return;
    let current = true;
    void textModels.browserState().then(
      (state) => current && setBrowser(state),
      () => current && setBrowser('absent'),
    );
    return () => {
      current = false;
    };
  }, [asksBrowser, textModels]);

  const change = (edit: Partial<Settings>): void => {
    const written = updateRecord(vault, textModelRecord, NO_TEXT_MODEL, (current) => ({
      ...current,
      ...edit,
    }));
    if (!written.ok) notify({ tone: 'destructive', ...textModelToasts.notSaved });
    setTrial(NO_TRIAL);
  };

  const draft = typed ?? draftOf(kept);
  const address = readAddress(draft.address);
  const problems: TextModelSettingsState['problems'] = {
    address: address.ok ? null : address.problem,
    model: draft.model.trim() === '' ? 'missing' : null,
  };
  const sound = problems.address === null && problems.model === null;
  const savedAddress = readAddress(kept.address);

  return {
    state: {
      choice: kept.choice,
      browser,
      draft,
      problems: tried ? problems : { address: null, model: null },
      saved: typed === null && savedAddress.ok && kept.model !== '',
      reloadNeeded: savedAddress.ok && reachedOrigin() !== savedAddress.value.origin,
      trial,
      allowed: kept.allowed,
    },
    onChoose: (choice) => change({ choice }),
    onDraftChange: (next) => setTyped(next),
    onSave: () => {
      setTried(true);
      if (!sound) return;
      change({ address: draft.address.trim(), model: draft.model.trim(), key: draft.key.trim() });
      setTyped(null);
      setTried(false);
    },
    onReload: () => window.location.reload(),
    onTry: () => {
      const run = async (): Promise<void> => {
        setTrial({ status: 'running' });
        const model = await textModels.connect(kept);
        const written = await model?.write(TRIAL_REQUEST);
        if (written?.ok === true) setTrial({ status: 'passed' });
        else setTrial({ status: 'failed', problem: written?.problem ?? 'unavailable' });
      };
      run().catch(() => setTrial({ status: 'failed', problem: 'failed' }));
    },
    onForget: () => change({ allowed: [] }),
  };
};

/** The optional model, over the settings kept on the device. */
export const TextModelForm = () => <TextModelSettings {...useTextModelSettings()} />;
