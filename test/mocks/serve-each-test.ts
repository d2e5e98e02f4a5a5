import { afterEach, beforeEach, expect } from 'vitest'
import { type AccountService, type AccountServiceOptions, createAccountService } from '../../mocks/account-service.ts'
import { createVisitor, startServer, type Visitor } from './visitor.ts'

/** The service of the test that runs. */
export let service: AccountService
/** Where it is served. */
export let origin: string
/** Somebody who has a page of it open. */
export let visitor: Visitor

/** Gives each test of a file a service of its own, over real HTTP. A request that breaks the contract fails the test. */
export function serveEachTest(options?: AccountServiceOptions): void {
  let stop: () => void

  beforeEach(async () => {
    service = createAccountService(options)
    const server = await startServer(service)
    stop = server.stop
    origin = server.origin
    visitor = await visit()
  })

  afterEach(() => {
    stop()
    expect(service.violations).toEqual([])
  })
}

/** Somebody else, in a browser of their own. */
export async function visit(): Promise<Visitor> {
  const other = createVisitor(origin)
  await other.open()
  return other
}

/** From here on the visitor is somebody else. */
export async function changeVisitor(): Promise<void> {
  visitor = await visit()
}
