import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { darkTheme, lightTheme } from '#/styles/themes';

import { vars } from '#/styles/contract.css';

createGlobalTheme(':root', vars, lightTheme);

// Paper is white: the dark theme is for screens.
globalStyle(':root', {
  colorScheme: 'light',
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(vars, darkTheme),
    },
  },
});

// A choice made by the user wins over the system's, both ways.
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(vars, darkTheme) } },
});
globalStyle(':root[data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(vars, lightTheme),
});
