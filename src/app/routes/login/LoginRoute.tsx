import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ADDRESSES } from '#/copy/addresses';
import { LoginPage } from '#/pages/LoginPage/LoginPage';

/** Connexion: nothing is checked and nothing is kept, the dashboard opens. */
export const LoginRoute = () => {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <LoginPage
      email={email}
      onEmailChange={setEmail}
      password={password}
      onPasswordChange={setPassword}
      onSubmit={() => void navigate(ADDRESSES.home)}
    />
  );
};
