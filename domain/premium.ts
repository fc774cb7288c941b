/** What a premium account has; the day's limit modal and the upgrade page list the same five. */
export const PREMIUM_BENEFITS = [
  { title: 'Unlimited generations', text: 'Run as many workflows a day as you like.' },
  { title: 'Priority processing', text: 'Your runs go to the front of the line.' },
  { title: 'Advanced features', text: 'Everything that needs more room or more power.' },
  { title: 'Premium support', text: 'A person who answers, and soon.' },
  { title: 'Early access', text: 'New things reach you first.' },
] as const;
