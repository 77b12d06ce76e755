import type { Meta, StoryObj } from '@storybook/react-vite';

import { CvFile } from '#/modules/CvFile/CvFile';
import { framed, within } from '#stories/support/Frame';

const meta = {
  title: 'Modules/Fichier du CV',
  component: CvFile,
  decorators: [within('narrow'), framed],
  args: { fileName: 'CV Awa Diallo-Perrin.pdf' },
} satisfies Meta<typeof CvFile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NameAlone: Story = { name: 'Le nom seul' };
export const WithPages: Story = {
  name: 'Avec le nombre de pages',
  args: { about: 'CV importé · 2 pages' },
};
export const LongName: Story = {
  name: 'Nom très long',
  args: { fileName: 'curriculum_vitae_version_definitive_corrigee_2026_11_18.docx' },
};
