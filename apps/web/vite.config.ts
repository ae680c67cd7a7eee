import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// Packages of the workspace are read from their sources, so the page needs no build of theirs.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist/page', emptyOutDir: true },
})
