// Gives the lock file the version that `changeset version` has given package.json; nothing else of it changes.
import { readFileSync, writeFileSync } from 'node:fs'

type Lock = { version: string; packages: { '': { version: string } } }

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
lock.version = version
lock.packages[''].version = version
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
