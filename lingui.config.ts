import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'zh-TW'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: 'src/i18n/catalogs/{locale}', include: ['src'] }],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
