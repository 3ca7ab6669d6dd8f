import { companyRoles, roleTable } from '@/data/schemas/role';
import { roleLabel } from '@/data/schemas/role-label';
import type { UserListSearch } from '@/data/schemas/search';
import { monthAndYear } from '@/machines/date-text';
import { NotOnly } from '@/views/shared/lists/NotOnly';
import { SelectField } from '@/views/shared/ui/Field';
import { UrlField } from '@/views/shared/ui/UrlField';
import { userRoleOf } from '@/intelligence/lists/users';

/** The search and the role filter of the list of users, over the URL's search parameters. */
export function UserFilters({
  search,
  onChange,
  shown,
  all,
}: {
  search: UserListSearch;
  onChange: (change: Partial<UserListSearch>) => void;
  shown: number;
  all: number;
}) {
  const role = userRoleOf(search);
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <UrlField
          label="Search"
          placeholder="Name, email, position or department"
          type="search"
          value={search.q ?? ''}
          onChange={(value) => onChange({ q: value === '' ? undefined : value })}
        />
      </div>
      <SelectField
        label="Role"
        value={role === undefined ? '' : roleTable[role].listRole}
        onChange={({ target }) => onChange({ role: target.value || undefined })}
      >
        <option value="">All Roles</option>
        {companyRoles.map((one) => (
          <option key={one} value={roleTable[one].listRole}>
            {roleLabel(one)}
          </option>
        ))}
      </SelectField>
      {search.created !== undefined && (
        <NotOnly
          all="all months"
          only={monthAndYear(search.created)}
          onClear={() => onChange({ created: undefined })}
        />
      )}
      <output className="min-h-9 content-center text-muted tabular-nums max-md:w-full">
        {shown} of {all} users
      </output>
    </search>
  );
}
