import { Palette } from 'lucide-react';
import { Soon } from '../../components/soon.tsx';

/** Logos, colours, typefaces and guidelines. */
export default function BrandPage() {
  return (
    <Soon
      icon={Palette}
      name="Brand"
      title="Your brand opens here soon"
      text="Logos, colours, typefaces and the way you speak will live here, so that everything made for you looks and sounds like you."
    />
  );
}
