import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import '../tools/error-stories/generate.ts'
import { ruleCoverage } from '../tools/rules/plugin.ts'
import { sourcePlugins } from '../tools/vite-plugins.ts'

// Serve the service worker of the installed msw version.
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
copyFileSync(worker, fileURLToPath(new URL('public/mockServiceWorker.js', import.meta.url)))

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: ['public'],
  // The default docgen omits cva's variants from the props tables.
  typescript: { reactDocgen: 'react-docgen-typescript' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ...sourcePlugins(), ruleCoverage()],
  }),
})
