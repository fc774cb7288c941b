import type { Platform } from './platforms.ts';

/** Where a person writes a post on a network by hand. */
interface Composer {
  /** How the network is called on the button that opens it. */
  name: string;
  address: string;
  /** What stands before the text where the address can carry it; null where the network takes none. */
  filled: string | null;
}

/** One table for screens and mails. Facebook's sharer takes links only, and Instagram has no composer on the web. */
const COMPOSERS: Record<Platform, Composer> = {
  linkedin: {
    name: 'LinkedIn',
    address: 'https://www.linkedin.com/feed/?shareActive=true',
    filled: 'https://www.linkedin.com/feed/?shareActive=true&text=',
  },
  twitter: { name: 'X', address: 'https://x.com/intent/post', filled: 'https://x.com/intent/post?text=' },
  instagram: { name: 'Instagram', address: 'https://www.instagram.com/', filled: null },
  facebook: { name: 'Facebook', address: 'https://www.facebook.com/', filled: null },
};

/** Longer addresses are cut or refused on the way by servers and by mail programs. */
const LONGEST_ADDRESS = 8_000;

/** The way to write this text on a network: its name, the address to open, and whether the text is filled in there. */
export function composerFor(platform: Platform, text: string): { name: string; url: string; isFilled: boolean } {
  const { name, address, filled } = COMPOSERS[platform];
  // Half a character can't be written in an address.
  const url = filled === null || text === '' ? address : filled + encodeURIComponent(text.toWellFormed());
  const fits = url.length <= LONGEST_ADDRESS;
  return { name, url: fits ? url : address, isFilled: fits && url !== address };
}
