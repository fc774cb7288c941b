import { Link2 } from 'lucide-react';
import { Soon } from '../../components/soon.tsx';

/** The platforms to publish to. */
export default function ConnectPage() {
  return (
    <Soon
      icon={Link2}
      name="Connect"
      title="Connections open here soon"
      text="This is where LinkedIn, Twitter, Instagram and Facebook will be connected."
    />
  );
}
