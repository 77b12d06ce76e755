import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Stack } from '#/components/Stack/Stack';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { duration } from '#/styles/tokens';
import { Section } from '#stories/foundations/Section';

import * as styles from '#stories/foundations/foundations.css';

const Motion = () => (
  <Section
    title="Mouvement"
    text="Court, en sortie douce. Survolez ou atteignez une ligne au clavier ; rien ne bouge si vous avez demandé moins d’animations."
  >
    <Stack gap={3}>
      {Object.entries(duration).map(([name, time]) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>
            {name} · {time}
          </span>
          <button type="button" className={styles.stage}>
            <VisuallyHidden>{`Jouer ${name}`}</VisuallyHidden>
            <div className={styles.moving} style={assignInlineVars({ [styles.shown]: time })} />
          </button>
        </div>
      ))}
    </Stack>
  </Section>
);

const meta = { title: 'Fondations/Mouvement', component: Motion } satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = { name: 'Durées' };
