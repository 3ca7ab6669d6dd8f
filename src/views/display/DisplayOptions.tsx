import { useDensity } from '@/views/shared/lists/settings';
import { OneOf, RowHeight } from '@/views/shared/ui/Choice';
import { themes, useTheme } from './theme';

function Rows({ person }: { person: string }) {
  const { density, setDensity } = useDensity(person);
  return <RowHeight density={density} onChoose={setDensity} />;
}

/** How the app looks: its theme, and for somebody signed in the height of rows. @param person their id. */
export default function DisplayOptions({ person }: { person: string | null }) {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <OneOf label="Theme" words={themes} chosen={theme} onChoose={setTheme} />
      {person !== null && <Rows person={person} />}
    </>
  );
}
