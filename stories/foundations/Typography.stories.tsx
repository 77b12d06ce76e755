import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { cx } from '#/styles/cx';
import { fontSize } from '#/styles/tokens';
import { Section } from '#stories/foundations/Section';

import * as styles from '#stories/foundations/foundations.css';

const Typography = () => (
  <Stack gap={10}>
    <Section title="Titres" text="Bricolage Grotesque, dessinée en France, variable.">
      <Stack gap={4}>
        {Object.entries(fontSize)
          .reverse()
          .map(([name, size]) => (
            <div key={name} className={styles.ramp}>
              <span className={styles.name}>
                {name} · {size}
              </span>
              <span
                className={cx(styles.specimen, styles.headingFace)}
                style={assignInlineVars({ [styles.shown]: size })}
              >
                L’éclaircie après la pluie
              </span>
            </div>
          ))}
      </Stack>
    </Section>
    <Section title="Texte courant" text="Instrument Sans, discrète et lisible en petit.">
      <Stack gap={3}>
        <Text size="l">
          Vous avez un CV et une pile d’offres. Laquelle vous correspond, que manque-t-il, que
          faut-il écrire ?
        </Text>
        <Text>
          Le score est la somme de lignes que vous pouvez ouvrir : la ligne de l’offre, la ligne du
          CV, les points.
        </Text>
        <Text size="s" tone="muted">
          Indicateur, pas la décision du recruteur.
        </Text>
        <Text size="s" figures>
          0123456789 · 1 250,00 € · 14 novembre 2026 · « Àâçéèêëîïôœùûüÿ »
        </Text>
      </Stack>
    </Section>
  </Stack>
);

const meta = {
  title: 'Fondations/Typographie',
  component: Typography,
} satisfies Meta<typeof Typography>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ramp: Story = { name: 'Échelle des tailles' };
