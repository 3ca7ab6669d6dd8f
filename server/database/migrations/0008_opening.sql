-- A company is opened once for each id that its page made.

drop function open_company(text, text, jsonb, jsonb, jsonb);

-- Opens a company with its first records and its first person's account, and puts it among the provider's clients.
-- Returns 'saved'; 'answered' where it was opened before under this key; 'taken' where somebody signs in with an email.
-- Only 'saved' has written anything.
create function open_company(
  company text, called text, changes jsonb, accounts jsonb, client jsonb, command_key text
) returns text language plpgsql security definer set search_path = public as $$
begin
  if command_key is not null then
    insert into command (company_id, key) values ('provider', command_key) on conflict do nothing;
    if not found then return 'answered'; end if;
  end if;
  insert into company (id, name) values (company, called);
  if save(company, '[]', changes, accounts, null, null) = 'taken' then raise unique_violation; end if;
  perform save('provider', '[]', client, '[]', null, null);
  return 'saved';
-- Two may have looked at once whether the email is taken. What was written so far is undone.
exception when unique_violation then return 'taken';
end $$;

revoke execute on function open_company(text, text, jsonb, jsonb, jsonb, text) from public;
grant execute on function open_company(text, text, jsonb, jsonb, jsonb, text) to masar_app;
