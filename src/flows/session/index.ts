export { finishLogin } from './finish-login.ts'
export { keepLastWay, type LoginWay, useLastWay } from './last-way.ts'
export { meetsNobody } from './meets-nobody.ts'
export { SessionWatch } from './session-watch.tsx'
