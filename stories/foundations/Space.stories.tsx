import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Stack } from '#/components/Stack/Stack';
import { space } from '#/styles/tokens';
import { Section } from '#stories/foundations/Section';

import * as styles from '#stories/foundations/foundations.css';

const Space = () => (
  <Section title="Grille de 4 px" text="Dense là où l’on travaille, aérée là où l’on décide.">
    <Stack gap={2}>
      {Object.entries(space)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([step, size]) => (
          <div key={step} className={styles.row}>
            <span className={styles.name}>
              {step} · {size}
            </span>
            <div className={styles.bar} style={assignInlineVars({ [styles.shown]: size })} />
          </div>
        ))}
    </Stack>
  </Section>
);

const meta = { title: 'Fondations/Espace', component: Space } satisfies Meta<typeof Space>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = { name: 'Échelle' };
