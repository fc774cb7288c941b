import { Sparkles } from 'lucide-react';
import { Soon } from '../../components/soon.tsx';

/** The premium plan. */
export default function UpgradePage() {
  return (
    <Soon
      icon={Sparkles}
      name="Premium"
      title="Premium opens here soon"
      text="More workflows a day will be offered here. Until then the free plan is all there is, and nothing can be bought."
    />
  );
}
