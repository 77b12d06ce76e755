import { ArrowRight, FolderOpen, Pencil, Trash2 } from '#/components/Icon/iconPaths';
import { Menu } from '#/components/Menu/Menu';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import type { Application, ApplicationStatus } from '#/domain/applications/application';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type { ItemActions } from '#/pages/ApplicationsPage/ApplicationsPage.state';

type ItemMenuProps = {
  readonly application: Application;
  readonly actions: ItemActions;
  readonly onMove: (status: ApplicationStatus) => void;
  readonly defaultOpen: boolean;
};

/** What dragging does, and the rest, from the keyboard or a thumb. */
export const ItemMenu = ({ application, actions, onMove, defaultOpen }: ItemMenuProps) => (
  <Menu
    label={copy.moveMenu(application.title)}
    size="small"
    defaultOpen={defaultOpen}
    items={[
      ...APPLICATION_STATUSES.filter((status) => status !== application.status).map((status) => ({
        id: status,
        label: copy.moveTo(STATUS_LABELS[status]),
        icon: ArrowRight,
        onSelect: () => onMove(status),
      })),
      {
        id: 'dossier',
        label: copy.dossier,
        icon: FolderOpen,
        onSelect: () => actions.onOpenDossier(application.id),
      },
      {
        id: 'edit',
        label: copy.edit,
        icon: Pencil,
        onSelect: () => actions.onEdit(application.id),
      },
      {
        id: 'delete',
        label: copy.remove,
        icon: Trash2,
        tone: 'critical' as const,
        onSelect: () => actions.onAskDelete(application.id),
      },
    ]}
  />
);
