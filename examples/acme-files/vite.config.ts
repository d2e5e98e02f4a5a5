import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { accountService } from './account-service.ts'

export default defineConfig({
  plugins: [react(), accountService()],
  test: { include: ['test/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
})
