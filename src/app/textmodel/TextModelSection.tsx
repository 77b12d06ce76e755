import { useTextModelSettings } from '#/app/textmodel/useTextModelSettings';
import { TextModelSettings } from '#/modules/TextModelSettings/TextModelSettings';

/** The optional model as a part of the settings screen. */
export const TextModelSection = () => <TextModelSettings {...useTextModelSettings()} />;
