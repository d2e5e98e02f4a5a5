// Used by `npm start` and `npm run preview`.
import { createServer } from 'node:http'
import { listen } from './http.ts'

/** The host that servers listen on. By default, only this machine can connect. */
export const serverHost = process.env.HOST || '127.0.0.1'

/** Returns the port in an environment variable, or the default. If the port cannot be used, prints advice and exits. */
export async function requireFreePort(variable: string, defaultPort: number): Promise<number> {
  const value = process.env[variable] || String(defaultPort)
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
    console.error(
      `Port ${port} is in use or not allowed (${code}). Stop the program that uses it, or choose another port:`,
    )
    console.error(`  ${variable}=${port + 1} npm run ${process.env.npm_lifecycle_event ?? 'start'}`)
    process.exit(1)
  }
  await probe[Symbol.asyncDispose]()
  return port
}
