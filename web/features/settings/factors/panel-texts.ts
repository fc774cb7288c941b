export const TWO_STEP = {
  title: 'Two-step sign-in',
  text: 'After your password, Fanfare asks for a code that only your phone shows. Whoever learns your password can’t sign in with it.',
};
export const PASSKEYS = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your device, without password and code.',
};
