import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

/** Embellie around its stories: the same ink, sky and paper, in the light theme that Storybook itself keeps. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Embellie',
    brandUrl: './?path=/docs/bienvenue--documentation',
    brandImage: './logo.svg',
    brandTarget: '_self',
    colorPrimary: '#0b63a8',
    colorSecondary: '#0b63a8',
    appBg: '#f7f6f1',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#e3e0d6',
    appBorderRadius: 12,
    textColor: '#14213d',
    barSelectedColor: '#0b63a8',
    inputBorderRadius: 8,
  }),
});
