import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// Packages of the workspace are read from their sources, so the page needs no build of theirs.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [react()],
  worker: { format: 'es' },
  // Some percent smaller than what the usual minifier makes of it, also for the engine in its worker.
  build: {
    minify: 'terser',
    terserOptions: { compress: { passes: 3 } },
    target: 'es2023',
    outDir: 'dist/page',
    emptyOutDir: true,
  },
})
