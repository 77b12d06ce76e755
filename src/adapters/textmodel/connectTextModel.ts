import { createBrowserTextModel } from '#/adapters/textmodel/browserTextModel';
import type { LanguageModelScope } from '#/adapters/textmodel/browserTextModel';
import { createOpenAiTextModel } from '#/adapters/textmodel/openAiTextModel';
import { readAddress } from '#/domain/textmodel/settings';
import type { TextModelSettings } from '#/domain/textmodel/settings';
import type { TextModel } from '#/domain/textmodel/TextModel';

/** The model of these settings; null where they name none that can be called. */
export const connectTextModel = (
  { choice, address, model, key }: TextModelSettings,
  { LanguageModel }: LanguageModelScope,
): TextModel | null => {
  if (choice === 'off') return null;
  if (choice === 'browser')
    return LanguageModel === undefined ? null : createBrowserTextModel(LanguageModel);
  const endpoint = readAddress(address);
  return endpoint.ok && model.trim() !== ''
    ? createOpenAiTextModel({ endpoint: endpoint.value, model: model.trim(), key: key.trim() })
    : null;
};
