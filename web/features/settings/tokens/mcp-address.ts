/** Where assistants connect. */
export function mcpAddress(): string {
  return new URL('/mcp', location.href).href;
}
