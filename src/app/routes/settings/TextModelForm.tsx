import { useTextModelSettings } from '#/app/routes/settings/useTextModelSettings';
import { TextModelSettings } from '#/modules/TextModelSettings/TextModelSettings';

/** The optional model, over the settings kept on the device. */
export const TextModelForm = () => <TextModelSettings {...useTextModelSettings()} />;
