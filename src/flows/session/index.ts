export { finishLogin } from './finish-login.ts'
export { SessionWatch } from './session-watch.tsx'
export { meetsNobody } from './meets-nobody.ts'
