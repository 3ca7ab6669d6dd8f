-- The role that requests run as. It owns nothing, so that row-level security binds it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'masar_app') then
    create role masar_app nologin;
  end if;
  if not pg_has_role(current_user, 'masar_app', 'member') then
    execute format('grant masar_app to %I', current_user);
  end if;
end
$$;
