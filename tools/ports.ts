// Used by `npm start` and `npm run preview`.
import { createServer } from 'node:http'
import { listen } from './http.ts'

/** The host that servers listen on; this machine only by default. */
export const serverHost = process.env.HOST || '127.0.0.1'

/** The port in the given variable, or the usual one. If it cannot be used, prints what to do and exits. */
export async function claimPort(variable: string, usual: number): Promise<number> {
  const value = process.env[variable] || String(usual)
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`${variable} is ${value}, which is not a port: set it to a number from 1 to 65535.`)
    process.exit(1)
  }
  const probe = createServer()
  try {
    await listen(probe, port, serverHost)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    console.error(`Port ${port} is taken or not allowed (${code}). Stop what uses it, or choose another one:`)
    console.error(`  ${variable}=${port + 1} npm run ${process.env.npm_lifecycle_event ?? 'start'}`)
    process.exit(1)
  }
  await probe[Symbol.asyncDispose]()
  return port
}
