import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { signupToasts } from '#/app/routes/signup/signup.copy';
import { ADDRESSES } from '#/copy/addresses';
import { emptyProfile } from '#/domain/profile/profile';
import { profileRecord } from '#/domain/profile/profileRecord';
import { withSignUp } from '#/domain/profile/signUp';
import { updateRecord } from '#/domain/storage/updateRecord';
import { SignupPage } from '#/pages/SignupPage/SignupPage';

/** Inscription: the name and the e-mail open the profile, the password goes nowhere. */
export const SignupRoute = () => {
  const { vault, notify } = useServices();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const submit = (): void => {
    const saved = updateRecord(vault, profileRecord, emptyProfile, (profile) =>
      withSignUp(profile, { name, email }),
    );
    if (!saved.ok) notify({ tone: 'destructive', ...signupToasts.profileNotFilled });
    void navigate(ADDRESSES.home);
  };

  return (
    <SignupPage
      name={name}
      onNameChange={setName}
      email={email}
      onEmailChange={setEmail}
      password={password}
      onPasswordChange={setPassword}
      onSubmit={submit}
    />
  );
};
