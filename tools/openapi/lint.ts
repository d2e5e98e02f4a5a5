// Lints the OpenAPI document by redocly.yaml: docs/openapi.json, or the file that is named.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../..')
const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const file = process.argv[2] ?? 'docs/openapi.json'

const { status } = spawnSync(process.execPath, [cli, 'lint', file, '--config', 'redocly.yaml'], {
  cwd: root,
  stdio: 'inherit',
  // It asks no server: neither for its own newest version nor to tell how it is used.
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
process.exitCode = status ?? 1
