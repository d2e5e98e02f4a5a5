/** The public entry point of the account service, which stands in for the server in development and tests. */
export { type AccountService, type AccountServiceOptions, createAccountService } from './account-service.ts'
export { accountServiceMiddleware, type Middleware, toWebRequest } from './adapters/node-http.ts'
export type { FaultRequest } from './faults/faults.ts'
export { type CookieJar, createCookieJar } from './http/cookie-jar.ts'
export type { EmbeddedPageData } from './http/page-data.ts'
export type { Message, Violation } from './model.ts'
export { type Persona, personas } from './personas/personas.ts'
export type { Settings } from './settings.ts'
