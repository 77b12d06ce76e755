import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Grid } from '#/components/Grid/Grid';
import { Stack } from '#/components/Stack/Stack';
import { Section } from '#stories/foundations/Section';

import { vars } from '#/styles/contract.css';
import * as styles from '#stories/foundations/foundations.css';

const TONES = Object.entries({ ...vars.tone, ...vars.band, ...vars.compatibility });

const Colours = () => (
  <Stack gap={10}>
    <Section
      title="Encre, ciel, aube et papier"
      text="Un composant ne connaît que ces noms ; les thèmes clair et sombre leur donnent une valeur."
    >
      <div className={styles.swatches}>
        {Object.entries(vars.color).map(([name, value]) => (
          <Stack key={name} gap={2}>
            <div className={styles.swatch} style={assignInlineVars({ [styles.shown]: value })} />
            <span className={styles.name}>color.{name}</span>
          </Stack>
        ))}
        {Object.entries(vars.wash).map(([name, value]) => (
          <Stack key={name} gap={2}>
            <div className={styles.swatch} style={assignInlineVars({ [styles.shown]: value })} />
            <span className={styles.name}>wash.{name}</span>
          </Stack>
        ))}
      </div>
    </Section>
    <Section
      title="Tons, paliers et compatibilités"
      text="Texte sur fond : contraste AA ou mieux. La pastille sert aux anneaux, aux barres et aux icônes."
    >
      <Grid columns={2} desktop={3} gap={3}>
        {TONES.map(([name, tone]) => (
          <div key={name} className={styles.pair({ tone: name })}>
            {name}
            <span className={styles.dot} style={assignInlineVars({ [styles.shown]: tone.solid })} />
          </div>
        ))}
      </Grid>
    </Section>
  </Stack>
);

const meta = { title: 'Fondations/Couleurs', component: Colours } satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheToolbar: Story = { name: 'Selon la barre d’outils' };
export const Light: Story = {
  name: 'Thème clair',
  tags: ['own-theme'],
  globals: { theme: 'light' },
};
export const Dark: Story = {
  name: 'Thème sombre',
  tags: ['own-theme'],
  globals: { theme: 'dark' },
};
