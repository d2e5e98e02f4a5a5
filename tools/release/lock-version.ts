// Run by `npm run version`: copies the version that `changeset version` wrote to package.json into the lock file, and changes
// nothing else there.
import { readFileSync, writeFileSync } from 'node:fs'

type Lock = { version: string; packages: { '': { version: string } } }

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
lock.version = version
lock.packages[''].version = version
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
