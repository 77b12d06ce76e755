import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Grid } from '#/components/Grid/Grid';
import { Stack } from '#/components/Stack/Stack';
import { radius } from '#/styles/tokens';
import { Section } from '#stories/foundations/Section';

import { vars } from '#/styles/contract.css';
import * as styles from '#stories/foundations/foundations.css';

const Shape = () => (
  <Stack gap={10}>
    <Section
      title="Rayons"
      text="12 px partout ; plus petit dedans, plus grand pour ce qui flotte."
    >
      <Grid columns={2} desktop={4}>
        {Object.entries(radius).map(([name, size]) => (
          <div
            key={name}
            className={styles.rounded}
            style={assignInlineVars({ [styles.shown]: size })}
          >
            <span className={styles.name}>
              {name} · {size}
            </span>
          </div>
        ))}
      </Grid>
    </Section>
    <Section
      title="Ombres"
      text="Un filet et une ombre douce. La seconde ne sert qu’à ce qui passe au-dessus de la page."
    >
      <Grid columns={2} gap={8}>
        {Object.entries(vars.shadow).map(([name, value]) => (
          <div
            key={name}
            className={styles.shaded}
            style={assignInlineVars({ [styles.shown]: value })}
          >
            <span className={styles.name}>shadow.{name}</span>
          </div>
        ))}
      </Grid>
    </Section>
  </Stack>
);

const meta = { title: 'Fondations/Formes', component: Shape } satisfies Meta<typeof Shape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RadiiAndShadows: Story = { name: 'Arrondis et ombres' };
