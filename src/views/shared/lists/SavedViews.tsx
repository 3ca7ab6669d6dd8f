import { Button, IconButton } from '@/views/shared/ui/Button';
import { TextField } from '@/views/shared/ui/Field';
import { type AnyRouter, Link, useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { isOfView } from './filters';
import { useListSettings } from './settings';

/** The views that a person saved for a list, and the form that saves the present one under a name. */
export function SavedViews({ list }: { list: string }) {
  const router: AnyRouter = useRouter();
  const { views, choose } = useListSettings(list);
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { name: '' },
    reValidateMode: 'onSubmit',
  });
  const others = (name: string) => views.filter((view) => view.name !== name);
  const refusalOf = (typed: string) => {
    if (typed.trim() === '') return 'Enter a name for this view.';
    return others(typed.trim()).length === views.length || 'A view has this name. Enter another.';
  };
  const save = handleSubmit(({ name: typed }) => {
    const name = typed.trim();
    const now = Object.entries(router.latestLocation.search as object);
    const search = Object.fromEntries(now.filter(([key]) => isOfView(key)));
    choose({ views: [...views, { name, search }] });
    reset();
  });
  return (
    <section aria-label="Saved views" className="border-t border-line pt-3">
      <h2 className="mb-1 text-xs font-semibold text-muted">Saved views</h2>
      <ul>
        {views.map(({ name, search }) => (
          <li key={name} className="flex items-center justify-between gap-2">
            <Link
              to="."
              search={search as never}
              resetScroll={false}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold wrap-anywhere text-primary hover:underline fine:min-h-8"
            >
              {name}
            </Link>
            <IconButton
              label={`Remove view ${name}`}
              onClick={() => choose({ views: others(name) })}
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form onSubmit={save} className="mt-1 space-y-2">
        <TextField
          label="Name of this view"
          autoComplete="off"
          maxLength={60}
          error={formState.errors.name?.message}
          {...register('name', { validate: refusalOf })}
        />
        <Button type="submit">Save view</Button>
      </form>
    </section>
  );
}
