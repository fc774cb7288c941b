import { Settings } from 'lucide-react';
import { Soon } from '../../components/soon.tsx';

/** Profile, password and preferences. */
export default function SettingsPage() {
  return (
    <Soon
      icon={Settings}
      name="Settings"
      title="Settings open here soon"
      text="Your profile and your password will be kept here. Theme and log out are in the menu under your name."
    />
  );
}
