import { IconButton } from '@/views/shared/ui/Button';
import { useWorkflowDialog } from '@/views/workflow/use-workflow-dialog';
import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import type { RowMenuProps } from './RowMenu';

const none = () => {
  throw new Error('No workflow is offered.');
};

/** A row's menu, open at first. */
export default function OpenedMenu({ of, actions = [], workflow }: RowMenuProps) {
  const dialog = useWorkflowDialog(of, workflow ?? none);
  const items =
    workflow === undefined
      ? actions
      : [...actions, { label: 'Show workflow', onPress: dialog.open }];
  return (
    <>
      <Menu.Root defaultOpen modal={false}>
        <Menu.Trigger
          render={
            <IconButton label={`More actions for ${of}`}>
              <Ellipsis className="size-4" aria-hidden="true" />
            </IconButton>
          }
        />
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-30">
            <Menu.Popup className="min-w-44 rounded-md border border-line bg-surface py-1 shadow-float outline-none">
              {items.map(({ label, onPress }) => (
                <Menu.Item
                  key={label}
                  onClick={onPress}
                  className="flex min-h-11 cursor-pointer items-center px-3 outline-none fine:min-h-9 data-highlighted:bg-primary-tint"
                >
                  {label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {dialog.drawn}
    </>
  );
}
