import { useBrandProfile } from '../../lib/queries/brand-query.ts';
import { useUser } from '../../lib/session/session.ts';

export interface Author {
  firstName: string;
  lastName: string;
  /** Where the picture lies, or null. */
  picture: string | null;
}

/** Under whose name a post is shown: the brand's where there is one, else the user's. */
export function useAuthor(): Author {
  const { data: brand } = useBrandProfile();
  const user = useUser();
  const name = brand?.guidelines.brand_name;
  const picture = brand?.logo.appicon ?? brand?.logo.default_logo ?? null;
  return name
    ? { firstName: name, lastName: '', picture }
    : { firstName: user?.firstName || 'You', lastName: user?.lastName ?? '', picture: picture ?? user?.avatar ?? null };
}

/** An author as one name. */
export function authorName({ firstName, lastName }: Author): string {
  return `${firstName} ${lastName}`.trim();
}
