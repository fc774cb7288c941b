import { ButtonLink } from '../components/button.tsx';
import { FullPage } from '../components/full-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** What an address shows that leads nowhere. */
export default function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <main className="h-full">
      <FullPage
        kicker="404"
        title="There is nothing at this address"
        text="The page may have moved, or the link was cut short on its way to you."
        ways={<ButtonLink to="/">Go home</ButtonLink>}
      />
    </main>
  );
}
