/** The builder is no page of its own but a tab of the scheduled tasks' one. */
export function isBuilder(pathname: string, query: string): boolean {
  return pathname === '/scheduled' && new URLSearchParams(query).get('tab') === 'builder';
}
