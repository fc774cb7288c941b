/** By which clock posting slots go: that of the account, while every other time on the screens is the device's. */
export function clockWords(account: string, device: string): string {
  const [kept, seen] = [account, device].map((zone) => zone.replaceAll('_', ' '));
  if (kept === seen) return `Times are in ${kept}.`;
  return `These times keep the clock of your account, ${kept}. All other times, the next free slot included, are shown by the clock of this device, ${seen}.`;
}
