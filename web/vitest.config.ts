import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'happy-dom',
    globalSetup: './tests/engines.ts',
    setupFiles: './tests/settle.ts',
    include: ['tests/*.test.{ts,tsx}'],
    testTimeout: 120_000,
  },
})
