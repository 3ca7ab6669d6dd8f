-- What is kept of a command tells what was asked too, so that one key stands for one request.
update command set answer = jsonb_build_object('request', null, 'answer', answer);
