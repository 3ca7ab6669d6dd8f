-- The role that requests run as. It owns nothing, so that row-level security binds it.
do $$
begin
  begin
    create role masar_app nologin;
  exception when duplicate_object or unique_violation then
    -- Roles belong to all databases of a server: another one of them made it.
  end;
  begin
    set local role masar_app;
    set local role none;
  exception when insufficient_privilege then
    execute format('grant masar_app to %I', session_user);
  end;
end
$$;
