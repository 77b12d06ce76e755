import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '#/components/Card/Card';
import { ComparingDrawing } from '#/components/drawings/ComparingDrawing';
import { EmptyCvDrawing } from '#/components/drawings/EmptyCvDrawing';
import { NoAnalysisDrawing } from '#/components/drawings/NoAnalysisDrawing';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { NotFoundDrawing } from '#/components/drawings/NotFoundDrawing';
import { NothingSentDrawing } from '#/components/drawings/NothingSentDrawing';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { Grid } from '#/components/Grid/Grid';
import { Inline } from '#/components/Inline/Inline';
import { Logo } from '#/components/Logo/Logo';
import { Stack } from '#/components/Stack/Stack';
import { Section } from '#stories/foundations/Section';

import * as styles from '#stories/foundations/foundations.css';

const DRAWINGS = [
  EmptyCvDrawing,
  NoAnalysisDrawing,
  NoOfferDrawing,
  NotFoundDrawing,
  UnreadableDrawing,
  NothingSentDrawing,
  () => <ReadingDrawing inked={0.6} understood={0} />,
  () => <ReadingDrawing inked={1} understood={0.6} />,
  () => <ComparingDrawing done={3} />,
];

const Brand = () => (
  <Stack gap={10}>
    <Section title="Logo" text="Un petit soleil se lève sur la ligne qui porte le mot.">
      <Card padding="large">
        <Stack gap={8} align="start">
          <Logo label="Embellie" size="large" />
          <Logo label="Embellie" />
          <Logo label="Embellie" size="small" />
        </Stack>
      </Card>
    </Section>
    <Section title="Icône de l’application">
      <Inline gap={5}>
        <img src="favicon.svg" alt="Icône de l’onglet" className={styles.tile} />
        <img src="icon-maskable.svg" alt="Icône d’écran d’accueil" className={styles.tile} />
        <img src="favicon.svg" alt="La même, à 32 pixels" width="32" height="32" />
        <img src="favicon.svg" alt="La même, à 16 pixels" width="16" height="16" />
      </Inline>
    </Section>
    <Section
      title="Dessins"
      text="Une seule plume : le ciel, le soleil, la ligne, et l’objet qui manque."
    >
      <Grid columns={2} desktop={3}>
        {DRAWINGS.map((Drawing, index) => (
          <Card key={index} padding="small">
            <Drawing />
          </Card>
        ))}
      </Grid>
    </Section>
  </Stack>
);

const meta = { title: 'Fondations/Identité', component: Brand } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogoAndDrawings: Story = { name: 'Logo et dessins' };
