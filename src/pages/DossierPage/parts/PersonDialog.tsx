import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { TextField } from '#/components/TextField/TextField';
import { MAX_LINE } from '#/domain/applications/application';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierDialogActions } from '#/pages/DossierPage/DossierPage.state';

const words = dossierCopy.dialogs;
const copy = words.person;

type PersonDialogProps = {
  readonly actions: Pick<DossierDialogActions, 'onAddPerson' | 'onCancel'>;
};

/** Notes somebody who was met: a name at least. */
export const PersonDialog = ({ actions }: PersonDialogProps) => {
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const [person, setPerson] = useState({ name: '', role: '', email: '', phone: '' });
  const [checked, setChecked] = useState(false);
  const missing = person.name.trim() === '';
  const field = (name: keyof typeof person) => ({
    label: copy[name],
    value: person[name],
    maxLength: MAX_LINE,
    onChange: (value: string) => setPerson({ ...person, [name]: value }),
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (missing) first.current?.focus();
    else
      actions.onAddPerson({
        name: person.name.trim(),
        role: person.role.trim(),
        email: person.email.trim(),
        phone: person.phone.trim(),
      });
  };
  return (
    <Dialog
      open
      onClose={actions.onCancel}
      title={copy.title}
      closeLabel={words.close}
      size="small"
      initialFocus={first}
      footer={
        <>
          <Button onClick={actions.onCancel}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <Stack gap={4}>
          <TextField
            {...field('name')}
            ref={first}
            required
            error={checked && missing ? copy.nameMissing : null}
          />
          <TextField {...field('role')} optionalLabel={copy.optional} />
          <TextField {...field('email')} optionalLabel={copy.optional} type="email" />
          <TextField {...field('phone')} optionalLabel={copy.optional} type="tel" />
        </Stack>
      </form>
    </Dialog>
  );
};
