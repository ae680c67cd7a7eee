import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// Packages of the workspace are read from their sources, so the page needs no build of theirs.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [react()],
  worker: { format: 'es' },
  // What is said in the same way everywhere packs better than what is said in the shortest way.
  build: {
    minify: 'terser',
    terserOptions: {
      compress: {
        passes: 2,
        ecma: 2020,
        sequences: false,
        comparisons: false,
        evaluate: false,
        lhs_constants: false,
      },
    },
    target: 'es2023',
    outDir: 'dist/page',
    emptyOutDir: true,
  },
})
