import { changeInPlace } from '@/views/shared/steps';
import { Button } from '@/views/shared/ui/Button';
import { handingFocusOn } from '@/views/shared/ui/handing-focus-on';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { isFilter } from './filters';

/** The button of a list that a search or a filter left empty. */
export function ClearFilters() {
  const router: AnyRouter = useRouter();
  const clear = () =>
    changeInPlace(
      router,
      Object.fromEntries(
        Object.keys(router.latestLocation.search)
          .filter((key) => isFilter(key))
          .map((key) => [key, undefined]),
      ),
    );
  return (
    <Button ref={handingFocusOn} onClick={() => void clear()}>
      Clear filters
    </Button>
  );
}
