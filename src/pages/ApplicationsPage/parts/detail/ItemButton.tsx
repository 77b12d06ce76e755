import type { LucideIcon } from 'lucide-react';

import { Button } from '#/components/Button/Button';

type ItemButtonProps = {
  readonly icon: LucideIcon;
  /** What it does, and to which item. */
  readonly label: string;
  readonly onClick: () => void;
};

/** What can be done to one item of a section, as an icon. */
export const ItemButton = ({ icon, label, onClick }: ItemButtonProps) => (
  <Button size="small" variant="quiet" icon={icon} iconOnly onClick={onClick}>
    {label}
  </Button>
);
