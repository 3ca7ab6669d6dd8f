import { DisplayButton, MenuDisplay } from '@/views/display/DisplayButton';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { roleTable } from '@/data/schemas/role';
import type { SessionUser } from '@/data/schemas/session';
import { headerMachine } from '@/machines/header/header.machine';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Button, IconButton } from '@/views/shared/ui/Button';
import { classes } from '@/views/shared/ui/classes';
import { Logo } from '@/views/shared/ui/Logo';
import { Link, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import type { BellSource } from './NotificationBell';
import { bar, logoPlace, pageWidth, withinBar } from './frame-classes';
import { MenuIcon } from './MenuIcon';
import { popup, watchLeaving } from '@/actors/watch-leaving';

const NotificationBell = lazyPart(() => import('./NotificationBell'));
const MobileNavigation = lazyPart(() => import('./MobileNavigation'));
const Finder = lazyPart(() => import('@/views/finder/Finder'));

/** The header works without the bell and the finder. They are asked for again with the next part that did not arrive. */
const Nothing = () => null;

const barLink = 'rounded-md px-2 py-3 text-sm text-ink hover:text-primary fine:py-2';

/** The fixed bar on every page: the home link, the menu, the person signed in, the bell, and signing in and out. */
export function Header({
  user,
  onSignOut,
  ...source
}: BellSource & {
  user: SessionUser | null;
  onSignOut: () => void;
}) {
  const router = useRouter();
  const header = useActorRef(
    headerMachine.provide({ actors: { watchLeaving: watchLeaving(router) } }),
  );
  const menuOpen = useSelector(header, (snapshot) => snapshot.matches({ open: 'menu' }));
  const bellOpen = useSelector(header, (snapshot) => snapshot.matches({ open: 'bell' }));
  const home = user === null ? '/' : roleTable[user.role].headerHome;
  const anchors = user === null && (
    <>
      <Link to="/" hash="features" className={barLink}>
        Features
      </Link>
      <Link to="/" hash="pricing" className={barLink}>
        Pricing
      </Link>
    </>
  );
  const homeLink = (
    <Link to={home} className={barLink}>
      {home === '/' ? 'Home' : 'Dashboard'}
    </Link>
  );
  return (
    <header className={classes('sticky top-0 z-30', bar)}>
      <a
        href="#main"
        className="absolute start-2 top-2 -translate-y-20 inline-flex min-h-11 items-center rounded-md bg-primary px-4 text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className={classes(withinBar, user === null ? 'max-w-300' : pageWidth)}>
        <Link to={home} aria-label="Masar home" className={logoPlace}>
          <Logo />
        </Link>
        <nav aria-label="Site" className="hidden items-center gap-2 @bar:flex">
          {homeLink}
          {anchors}
        </nav>
        <div className="ms-auto flex items-center gap-1 @bar:gap-2">
          {user === null && <DisplayButton person={null} />}
          {user === null ? (
            <Link to="/login" className={buttonClasses('primary')}>
              Login
            </Link>
          ) : (
            <>
              <Arriving missing={Nothing}>
                <Finder person={user.id} role={user.role} openWorkspace={source.openWorkspace} />
              </Arriving>
              <Arriving missing={Nothing}>
                <NotificationBell
                  by={user}
                  isOpen={bellOpen}
                  onToggle={() => header.send({ type: 'bell.toggle' })}
                  {...source}
                />
              </Arriving>
              <DisplayButton person={user.id} />
              <Link
                to={roleTable[user.role].home}
                className={`${barLink} hidden max-w-52 truncate @bar:block`}
              >
                {user.email}
              </Link>
              <Button onClick={onSignOut} className="@max-bar:hidden">
                Logout
              </Button>
            </>
          )}
          <IconButton
            label={menuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={menuOpen}
            className="@bar:hidden"
            onClick={() => header.send({ type: 'menu.toggle' })}
            {...popup}
          >
            <MenuIcon isOpen={menuOpen} />
          </IconButton>
        </div>
      </div>
      {menuOpen && (
        <div
          {...popup}
          className="absolute inset-x-0 top-16 flex max-h-[calc(100dvh-4rem)] flex-col gap-1 overflow-y-auto border-b border-line bg-surface p-4 shadow-float @bar:hidden"
        >
          <nav aria-label="Mobile" className="flex flex-col gap-1">
            {home === '/' && homeLink}
            {anchors}
            {user !== null && (
              <Arriving>
                <MobileNavigation role={user.role} {...source} />
              </Arriving>
            )}
          </nav>
          <MenuDisplay person={user?.id ?? null} />
          {user !== null && (
            <div className="mt-2 flex items-center justify-between gap-2 border-t border-line pt-3">
              <Link to={roleTable[user.role].home} className={`${barLink} wrap-anywhere`}>
                {user.email}
              </Link>
              <Button onClick={onSignOut}>Logout</Button>
            </div>
          )}
        </div>
      )}
    </header>
  );
}
