import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { sourcePlugins } from '../tools/vite-plugins.ts'
import { timing } from './tags.ts'

/** Configures a suite that runs in a real browser, with timeouts long enough for its pages. */
export function defineBrowserSuite(name: string, test: { include?: string[]; testTimeout: number }): ViteUserConfig {
  return defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    // Tests refer to messages by id, so they need the message catalogs.
    plugins: sourcePlugins(),
    test: {
      name,
      include: [`test/${name}/**/*.test.ts`],
      tags: [timing],
      // A page keeps a processor busy, so more workers than processors would only slow each other down.
      maxWorkers: availableParallelism(),
      // Test files in the same worker share their modules, and therefore one browser.
      isolate: false,
      hookTimeout: 120_000,
      // Long enough for a busy machine. A poll that never succeeds still fails.
      expect: { poll: { timeout: 20_000 } },
      ...test,
    },
  })
}
