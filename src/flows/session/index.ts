export { finishLogin } from './finish-login.ts'
export { meetsNobody } from './meets-nobody.ts'
export { SessionWatch } from './session-watch.tsx'
