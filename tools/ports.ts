// Used by `npm start` and `npm run preview`.
import { isPortFree } from './http.ts'

/** The host that servers listen on; this machine only by default. */
export const serverHost = process.env.HOST || '127.0.0.1'

/** A port to listen on and the variable that changes it. */
export type PortChoice = { variable: string; usual: number; what: string }

/** Reads a port and checks that it is free before anything starts; otherwise prints what to do and exits. */
export async function claimPort({ variable, usual, what }: PortChoice): Promise<number> {
  const value = process.env[variable]
  const port = Number(value || usual)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`${variable} is ${value}, which is not a port: use a number from 1 to 65535.`)
    process.exit(1)
  }
  if (!(await isPortFree(port, serverHost))) {
    console.error(`Port ${port}, for ${what}, is taken or not allowed. Stop what uses it, or choose another one:`)
    console.error(`  ${variable}=${port + 1} npm run ${process.env.npm_lifecycle_event ?? 'start'}`)
    process.exit(1)
  }
  return port
}
