import { useAllLists } from '@/views/shared/lists/settings';
import { OneOf, RowHeight } from '@/views/shared/ui/Choice';
import { themes, useTheme } from './theme';

const singleKeys = { on: 'On: ? lists them', off: 'Off' } as const;

function Lists({ person }: { person: string }) {
  const { keys, setKeys, density, setDensity } = useAllLists(person);
  return (
    <>
      <RowHeight density={density} onChoose={setDensity} />
      <OneOf label="Single keys" words={singleKeys} chosen={keys} onChoose={setKeys} />
    </>
  );
}

/** How the app looks: its theme, and for somebody signed in the rows of lists. @param person their id. */
export default function DisplayOptions({ person }: { person: string | null }) {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <OneOf label="Theme" words={themes} chosen={theme} onChoose={setTheme} />
      {person !== null && <Lists person={person} />}
    </>
  );
}
