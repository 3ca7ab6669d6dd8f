import { type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/** Lets the parts that did not arrive be asked for again when they are next shown. */
export function askAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * A component whose code loads when it is first shown. React keeps a failure for good; here it lasts until
 * `askAgain`, and not less: React itself tries a failed render once more at once, which would never end.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  let Part = part();
  const renew = () => {
    Part = part();
  };
  return (props) => <Part {...props} />;
}
