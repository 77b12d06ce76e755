import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '#/components/Icon/Icon';
import {
  Bell,
  Briefcase,
  CircleAlert,
  CircleCheck,
  ClipboardCheck,
  FileSearch,
  FileText,
  FileUp,
  GitCompareArrows,
  GraduationCap,
  History,
  Languages,
  LayoutDashboard,
  MapPin,
  MessagesSquare,
  Mic,
  PenLine,
  Search,
  Sparkles,
  Trash2,
  TriangleAlert,
  UserRound,
} from '#/components/Icon/iconPaths';
import { Section } from '#stories/foundations/Section';

import * as styles from '#stories/foundations/foundations.css';

const SHOWN = {
  Bell,
  Briefcase,
  CircleAlert,
  CircleCheck,
  ClipboardCheck,
  FileSearch,
  FileText,
  FileUp,
  GitCompareArrows,
  GraduationCap,
  History,
  Languages,
  LayoutDashboard,
  MapPin,
  MessagesSquare,
  Mic,
  PenLine,
  Search,
  Sparkles,
  Trash2,
  TriangleAlert,
  UserRound,
};

const Icons = () => (
  <Section
    title="Icônes"
    text="Lucide, une seule graisse. Chaque icône est importée par son nom : le reste de la collection n’est pas livré."
  >
    <div className={styles.swatches}>
      {Object.entries(SHOWN).map(([name, icon]) => (
        <div key={name} className={styles.iconCell}>
          <Icon icon={icon} size="l" />
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </div>
  </Section>
);

const meta = { title: 'Fondations/Icônes', component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = { name: 'Celles qui servent' };
