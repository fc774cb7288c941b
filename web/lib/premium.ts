/** What a premium account has; the day's limit modal and the upgrade page list the same five. */
export const PREMIUM_BENEFITS = [
  { title: 'Unlimited generations', text: 'Run as many workflows a day as you like.' },
  { title: 'Priority processing', text: 'Your runs go to the front of the line.' },
  { title: 'Advanced features', text: 'Schedule as many posts for one day as you like.' },
  { title: 'Premium support', text: 'From whoever runs this Fanfare: ask them.' },
  { title: 'Early access', text: 'Nothing is held back from anyone yet; what is tried out one day reaches you first.' },
] as const;
