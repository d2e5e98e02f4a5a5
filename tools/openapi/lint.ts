// Lints an OpenAPI document with redocly.yaml: docs/openapi.json, or the file given as argument.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../..')
const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const file = process.argv[2] ?? 'docs/openapi.json'

const { status } = spawnSync(process.execPath, [cli, 'lint', file, '--config', 'redocly.yaml'], {
  cwd: root,
  stdio: 'inherit',
  // No network access: neither the update check nor telemetry.
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
process.exitCode = status ?? 1
