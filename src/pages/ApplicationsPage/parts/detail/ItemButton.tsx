import { Button } from '#/components/Button/Button';
import type { IconPath } from '#/components/Icon/iconPaths';

type ItemButtonProps = {
  readonly icon: IconPath;
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
