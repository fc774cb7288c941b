import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
// The server refuses writes from foreign origins: behind the proxy, the page is its own.
const behindProxy = { target: server, headers: { origin: server } };

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // A data: URL would need holes in the content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': behindProxy, '/dev': behindProxy } },
});
