import { classes } from './classes';

/** Why something that was asked for did not happen, said at once to whoever listens. Nothing where there is no failure. */
export const Failure = ({ says, className }: { says: string | null; className?: string }) =>
  says !== null && (
    <p role="alert" className={classes('font-semibold text-danger', className)}>
      {says}
    </p>
  );
